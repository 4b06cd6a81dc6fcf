import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type Call, type ErrorCode, errorCatalogue, limits } from '@dronesoccer/contracts';
import type { DescribedAnswer, EndpointDefinition } from '../endpoint-definition.js';

/** Writes into OpenAPI what the definition says: status, access, headers, and every error code under its status. */
export function describeEndpoint(endpoint: EndpointDefinition): MethodDecorator {
  const { access } = endpoint;
  return applyDecorators(
    ApiOperation({ operationId: endpoint.name, summary: endpoint.summary, tags: [tagOf(endpoint)] }),
    ApiResponse({ status: endpoint.status, description: 'Done', ...successContent(endpoint) }),
    ...errorResponses(endpoint.errors),
    ...(access === 'public' ? [] : [ApiBearerAuth()]),
    ...(endpoint.idempotent
      ? [
          ApiHeader({
            name: 'Idempotency-Key',
            required: false,
            description: 'The same key and body get the same answer; the same key with another body is refused.',
          }),
        ]
      : []),
    ...(endpoint.consumes === 'application/json' ? [] : [ApiConsumes(endpoint.consumes), ApiBody(bodyOf(endpoint))]),
  );
}

/** Bodies other than JSON have no DTO that says what is in them. */
function bodyOf({ consumes }: EndpointDefinition): Parameters<typeof ApiBody>[0] {
  if (consumes !== 'multipart/form-data') return { schema: { type: 'object' } };
  return {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary', maxLength: limits.uploadBytes } },
    },
  };
}

/** `cart.add` belongs to `cart`. */
function tagOf({ name }: EndpointDefinition): string {
  return name.split('.')[0] ?? name;
}

/** `cart.add` answers with the schema `CartAddReply`. */
export function replyNameOf(call: string): string {
  const words = call.split('.').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return `${words.join('')}Reply`;
}

/** What OpenAPI says of a successful answer to a call of the contracts. */
export function answerOf({ csv, pdf }: Pick<Call, 'csv' | 'pdf'>, name: string): DescribedAnswer {
  if (csv) return { type: 'text/csv', schema: { type: 'string' } };
  if (pdf) return { type: 'application/pdf', schema: { type: 'string', format: 'binary' } };
  return { type: 'application/json', schema: { $ref: `#/components/schemas/${replyNameOf(name)}` } };
}

function successContent({ answers: { type, schema }, csv }: EndpointDefinition): object {
  const content = { [type]: { schema } };
  if (!csv) return { content };
  const rows = { description: 'How many rows follow, the heading aside', schema: { type: 'integer' } };
  return { content, headers: { 'x-total-rows': rows } };
}

function errorResponses(codes: readonly ErrorCode[]): MethodDecorator[] {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return [...byStatus].map(([status, ofStatus]) =>
    ApiResponse({
      status,
      description: ofStatus.map((code) => `${code}: ${errorCatalogue[code].message.en}`).join('\n\n'),
      schema: {
        allOf: [
          { $ref: '#/components/schemas/FailureEnvelope' },
          { type: 'object', properties: { errorCode: { type: 'string', enum: [...ofStatus] } } },
        ],
      },
    }),
  );
}
