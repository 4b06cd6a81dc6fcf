import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  type FilePart,
  type Call,
  type ErrorCode,
  errorCatalogue,
  limits,
  replySchemaName,
} from '@dronesoccer/contracts';
import type { DescribedAnswer, EndpointDefinition } from '../endpoint-definition.js';
import { bodyClassesOf } from '../../request/validation/request-class.js';

/** Describes the route in OpenAPI: status, access, headers, and every error code under its status. */
export function describeEndpoint(endpoint: EndpointDefinition): MethodDecorator {
  const { access } = endpoint;
  return applyDecorators(
    ApiOperation({ operationId: endpoint.name, summary: endpoint.summary, tags: [tagOf(endpoint)] }),
    ApiResponse({ status: endpoint.status, description: 'Done', ...successContent(endpoint) }),
    ...(endpoint.isConditional
      ? [ApiResponse({ status: 304, description: 'The copy that the browser has is current' })]
      : []),
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
    ...(endpoint.consumes === 'application/json' ? [] : [ApiConsumes(endpoint.consumes), describeBody(endpoint)]),
  );
}

/** Describes a multipart or form body: its files, and its text fields from the method's request class. */
function describeBody({ files }: EndpointDefinition): MethodDecorator {
  return (target, key, descriptor) => {
    const texts = bodyClassesOf(target, key);
    const fileOf = ({ bytes = limits.uploadBytes }: FilePart) => ({
      type: 'string',
      format: 'binary',
      maxLength: bytes,
    });
    const parts = Object.entries(files);
    const sent = {
      type: 'object',
      required: parts.filter(([, { optional }]) => !optional).map(([name]) => name),
      properties: Object.fromEntries(
        parts.map(([name, part]) => [
          name,
          part.max === 1 ? fileOf(part) : { type: 'array', maxItems: part.max, items: fileOf(part) },
        ]),
      ),
    };
    const described = texts.map((type) => ({ $ref: getSchemaPath(type) }));
    const schema = described.length === 0 ? sent : { allOf: [sent, ...described] };
    ApiExtraModels(...texts)(target, key, descriptor);
    ApiBody({ schema })(target, key, descriptor);
  };
}

/** Returns the tag: `cart` for `cart.add`. */
function tagOf({ name }: EndpointDefinition): string {
  return name.split('.')[0] ?? name;
}

/** Returns the OpenAPI description of a successful reply to a call of the contracts. */
export function answerOf({ csv, pdf, ics }: Pick<Call, 'csv' | 'pdf' | 'ics'>, name: string): DescribedAnswer {
  if (csv) return { type: 'text/csv', schema: { type: 'string' } };
  if (pdf) return { type: 'application/pdf', schema: { type: 'string', format: 'binary' } };
  if (ics) return { type: 'text/calendar', schema: { type: 'string' } };
  return { type: 'application/json', schema: { $ref: `#/components/schemas/${replySchemaName(name)}` } };
}

function successContent({ answers: { type, schema }, csv }: EndpointDefinition): object {
  const content = { [type]: { schema } };
  if (!csv) return { content };
  const rows = { description: 'How many rows follow, the heading aside', schema: { type: 'integer' } };
  return { content, headers: { 'x-total-rows': rows } };
}

function errorResponses(codes: readonly ErrorCode[]): MethodDecorator[] {
  const statusesOf = (code: ErrorCode): number[] => {
    const { status, secondStatus = status } = errorCatalogue[code];
    return [...new Set([status, secondStatus])];
  };
  return [...new Set(codes.flatMap(statusesOf))].map((status) => {
    const ofStatus = codes.filter((code) => statusesOf(code).includes(status));
    return ApiResponse({
      status,
      description: ofStatus.map((code) => `${code}: ${errorCatalogue[code].message.en}`).join('\n\n'),
      schema: {
        allOf: [
          { $ref: '#/components/schemas/FailureEnvelope' },
          { type: 'object', properties: { errorCode: { type: 'string', enum: ofStatus } } },
        ],
      },
    });
  });
}
