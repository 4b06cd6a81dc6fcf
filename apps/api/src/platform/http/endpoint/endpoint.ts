import {
  applyDecorators,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import {
  type Access,
  bodies,
  type Call,
  type CallName,
  type CallReply,
  calls,
  type CallScope,
  type ErrorCode,
  type HttpMethod,
  type RateLimitName,
  rateLimits,
} from '@dronesoccer/contracts';
import { ConditionalInterceptor } from '../reply/conditional.interceptor.js';
import { type CsvFile, CsvInterceptor } from '../reply/csv/index.js';
import {
  defineEndpoint,
  type DescribedAnswer,
  type EndpointDefinition,
  type MediaType,
} from './endpoint-definition.js';
import { EnvelopeInterceptor, type PreparedSuccess, type WithMessage } from '../reply/envelope.interceptor.js';
import { answerOf, describeEndpoint } from './openapi/describe-endpoint.js';
import type { IcsFile, PdfFile } from '../reply/document-file.js';
import type { PreparedReply } from '../reply/prepared-reply.js';
import { UploadInterceptor } from '../request/upload/index.js';
import { DtoPipe } from '../request/validation/dto.pipe.js';
import { takesRequestOf } from '../request/validation/request-class.js';

interface EndpointOptions {
  /**
   * For public reads: enables ETag and 304, and sets how long (s) a browser may reuse the reply without asking; 0 for a
   * document.
   */
  cacheSeconds?: number;
}

/** The allowed return type of a call's method; the interceptors add the envelope. */
type Answer<N extends CallName> = (typeof calls)[N]['csv'] extends true
  ? CsvFile
  : (typeof calls)[N]['pdf'] extends true
    ? PdfFile
    : (typeof calls)[N]['ics'] extends true
      ? IcsFile
      : (typeof calls)[N]['envelope'] extends true
        ? CallReply<N> | WithMessage<CallReply<N>> | PreparedSuccess<CallReply<N>>
        : CallReply<N> | PreparedReply<CallReply<N>>;

/** Accepts only a method that returns the call's reply. */
type EndpointDecorator<N extends CallName> = <Method extends (...input: never[]) => Answer<N> | Promise<Answer<N>>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Binds a controller method to a call of the contracts. The map of calls decides everything about the route: method,
 * path, access, status, limits, envelope and error codes. A method that returns anything but the call's reply does not
 * compile. The method's `@Body()` and `@Query()` are checked as the contracts describe them.
 */
export function Endpoint<N extends CallName>(name: N, options: EndpointOptions = {}): EndpointDecorator<N> {
  const call: Call = calls[name];
  const isDocument = call.pdf || call.ics;
  const definition: EndpointDefinition = {
    name,
    method: call.method,
    path: `/api${call.path}`,
    summary: call.summary,
    access: call.access,
    scope: call.scope,
    part: call.part,
    status: call.status,
    envelope: call.envelope && !isDocument,
    idempotent: call.idempotent,
    consumes: mediaTypeOf(call),
    alsoTakesJson: call.form,
    // A mail client's one-click unsubscribe posts an extra field (RFC 8058).
    takesNoFields: !(name in bodies) && !call.form,
    files: call.files,
    limit: call.limit === null ? null : { name: call.limit, onlyWith: call.limitOnlyWith, ...rateLimits[call.limit] },
    isConditional: options.cacheSeconds !== undefined,
    answers: answerOf(call, name),
    csv: call.csv,
    errors: call.errors,
    failures: call,
  };
  return applyDecorators(
    takesRequestOf(name),
    route(definition, options),
    // The document belongs to one person, so it is not cached, as with every reply without other instructions.
    ...(isDocument && !definition.isConditional ? [Header('Cache-Control', 'no-store')] : []),
  );
}

function mediaTypeOf({ files, form }: Call): MediaType {
  if (Object.keys(files).length > 0) return 'multipart/form-data';
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
}

interface RawEndpointOptions {
  name: string;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  access: Access;
  scope?: CallScope;
  status?: number;
  consumes?: MediaType;
  alsoTakesJson?: true;
  /** The files of a multipart body. The default is one `file`. */
  files?: Call['files'];
  /** The default is an empty schema, for routes that are not documented. */
  answers?: DescribedAnswer;
  csv?: true;
  limit?: RateLimitName;
  /** True if the route answers 304 to a browser whose copy is current. */
  conditional?: true;
  errors?: readonly ErrorCode[];
}

/**
 * Defines a route that our own client does not call: health checks, provider webhooks, pages. Its reply is not checked.
 * A webhook verifies `request.rawBody`.
 */
export function RawEndpoint(options: RawEndpointOptions): MethodDecorator {
  return route({
    name: options.name,
    method: options.method,
    path: options.path,
    summary: options.summary,
    access: options.access,
    scope: options.scope ?? null,
    part: null,
    status: options.status ?? 200,
    envelope: false,
    idempotent: false,
    consumes: options.consumes ?? 'application/json',
    alsoTakesJson: options.alsoTakesJson ?? false,
    takesNoFields: false,
    files: options.files ?? (options.consumes === 'multipart/form-data' ? { file: { max: 1 } } : {}),
    limit: options.limit === undefined ? null : { name: options.limit, onlyWith: null, ...rateLimits[options.limit] },
    isConditional: options.conditional ?? false,
    answers: options.answers ?? { type: options.csv ? 'text/csv' : 'application/json', schema: {} },
    csv: options.csv ?? false,
    // Any request may carry input that no route accepts.
    errors: [...new Set<ErrorCode>([...(options.errors ?? ['COMMON_001', 'COMMON_007']), 'COMMON_010'])],
    failures: {
      validation: 'COMMON_010',
      invalidData: 'COMMON_010',
      database: 'COMMON_007',
      unexpected: 'COMMON_001',
    },
  });
}

function route(definition: EndpointDefinition, { cacheSeconds }: EndpointOptions = {}): MethodDecorator {
  return applyDecorators(
    (_target: object, _key: string | symbol, descriptor: PropertyDescriptor) => {
      defineEndpoint(descriptor.value as object, definition);
    },
    RequestMapping({ method: RequestMethod[definition.method], path: definition.path }),
    HttpCode(definition.status),
    UsePipes(new DtoPipe(definition.failures)),
    ...(definition.consumes === 'multipart/form-data' ? [UseInterceptors(UploadInterceptor)] : []),
    // Outermost first: the entity tag covers the whole reply, including the envelope.
    ...(cacheSeconds === undefined ? [] : [UseInterceptors(new ConditionalInterceptor(cacheSeconds))]),
    ...(definition.csv ? [UseInterceptors(CsvInterceptor)] : []),
    ...(definition.envelope && !definition.csv ? [UseInterceptors(EnvelopeInterceptor)] : []),
    describeEndpoint(definition),
  );
}
