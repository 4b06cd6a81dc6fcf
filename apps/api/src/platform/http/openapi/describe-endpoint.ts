import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type ErrorCode, errorCatalogue, limits } from '@dronesoccer/contracts';
import type { EndpointDefinition } from '../endpoint-definition.js';

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

function successContent({ envelope, csv }: EndpointDefinition): object {
  if (!csv) return { schema: envelope ? { $ref: '#/components/schemas/SuccessEnvelope' } : {} };
  const rows = { description: 'How many rows follow, the heading aside', schema: { type: 'integer' } };
  return { content: { 'text/csv': { schema: { type: 'string' } } }, headers: { 'x-total-rows': rows } };
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
