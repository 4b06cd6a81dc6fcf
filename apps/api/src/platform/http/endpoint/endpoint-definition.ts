import type { Access, Call, CallScope, ErrorCode, HttpMethod, RateLimitSet } from '@dronesoccer/contracts';
import type { ApiPart } from '../../../config/index.js';

/** What kind of body a route takes. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** A successful reply as OpenAPI describes it: media type and schema. */
export interface DescribedAnswer {
  readonly type: string;
  readonly schema: object;
}

/** Everything the platform knows about one route; guards, pipes, filter and OpenAPI read it from here. */
export interface EndpointDefinition {
  /** The call's name in the contracts (`cart.add`), or the given name of a route outside them. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Full path from the root: `/api/cart/add`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Null when the call concerns no owner. */
  readonly scope: CallScope | null;
  /** Which part of the server answers; null for routes that every process has. */
  readonly part: ApiPart | null;
  readonly status: number;
  readonly envelope: boolean;
  readonly idempotent: boolean;
  readonly consumes: MediaType;
  /** A mail program's click is a form (RFC 8058), our own pages send the same to the same address as JSON. */
  readonly takesFormOrJson: boolean;
  /** No field is described for its body, and any that is sent is refused. */
  readonly takesNoFields: boolean;
  /** The parts of a multipart body that hold files. */
  readonly files: Call['files'];
  /** `name` identifies the counter; with `onlyWith`, only calls whose body fills that field count. */
  readonly limit: (RateLimitSet & { readonly name: string; readonly onlyWith: string | null }) | null;
  /** Answers 304 to a browser whose copy is current. */
  readonly isConditional: boolean;
  readonly answers: DescribedAnswer;
  /** Answers a CSV file, streamed. */
  readonly csv: boolean;
  /** Every error code the call can answer with. */
  readonly errors: readonly ErrorCode[];
  readonly failures: Pick<Call, 'validation' | 'invalidData' | 'database' | 'unexpected'>;
}

const definitionKey = Symbol('endpoint');

export function defineEndpoint(handler: object, definition: EndpointDefinition): void {
  Reflect.defineMetadata(definitionKey, definition, handler);
}

/** Undefined for a route without a declared policy: the access guard keeps it closed, and a test reports it. */
export function endpointOf(handler: object): EndpointDefinition | undefined {
  return Reflect.getMetadata(definitionKey, handler) as EndpointDefinition | undefined;
}
