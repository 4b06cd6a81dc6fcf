import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type ErrorCode, errorCatalogue } from '@dronesoccer/contracts';
import type { EndpointDefinition } from '../endpoint-definition.js';

/** Writes into OpenAPI what the definition says: status, access, headers, and every error code under its status. */
export function describeEndpoint(endpoint: EndpointDefinition): MethodDecorator {
  const { access } = endpoint;
  return applyDecorators(
    ApiOperation({ operationId: endpoint.name, summary: endpoint.summary, tags: [tagOf(endpoint)] }),
    ApiResponse({ status: endpoint.status, description: 'Done', schema: successSchema(endpoint) }),
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
    ...(endpoint.consumes === 'application/json' ? [] : [ApiBody({ schema: { type: 'object' } })]),
  );
}

/** `cart.add` belongs to `cart`. */
function tagOf({ name }: EndpointDefinition): string {
  return name.split('.')[0] ?? name;
}

function successSchema({ envelope }: EndpointDefinition): object {
  return envelope ? { $ref: '#/components/schemas/SuccessEnvelope' } : {};
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
