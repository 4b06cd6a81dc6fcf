import type { Access, Call, CallScope, ErrorCode, HttpMethod, RateLimitSet } from '@dronesoccer/contracts';
import type { ApiPart } from '../../../config/index.js';

/** The kind of body that a route takes. */
export type MediaType =
  'application/json' | 'application/x-www-form-urlencoded' | 'message/rfc822' | 'multipart/form-data';

/** A successful reply as OpenAPI describes it: media type and schema. */
export interface DescribedAnswer {
  readonly type: string;
  readonly schema: object;
}

/** Everything the platform knows about one route; guards, pipes, filter and OpenAPI read it from here. */
export interface EndpointDefinition {
  /** The call's name in the contracts (`cart.add`), or a chosen name for a route outside them. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Full path from the root: `/api/cart/add`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Null if the call is not limited to an owner's rows. */
  readonly scope: CallScope | null;
  /** The part of the server that answers; null for routes that every process serves. */
  readonly part: ApiPart | null;
  readonly status: number;
  readonly envelope: boolean;
  readonly idempotent: boolean;
  readonly consumes: MediaType;
  /**
   * The route takes JSON too. A mail client's one-click unsubscribe sends a form (RFC 8058), and our own pages send the
   * same fields to the same address as JSON.
   */
  readonly alsoTakesJson: boolean;
  /** True if the body has no described fields; any field that is sent is rejected. */
  readonly takesNoFields: boolean;
  /** The parts of a multipart body that hold files. */
  readonly files: Call['files'];
  /** `name` identifies the counter. With `onlyWith`, a call counts only if its body fills that field. */
  readonly limit: (RateLimitSet & { readonly name: string; readonly onlyWith: string | null }) | null;
  /** True if the route answers 304 to a browser whose copy is current. */
  readonly isConditional: boolean;
  readonly answers: DescribedAnswer;
  /** True if the route streams a CSV file. */
  readonly csv: boolean;
  /** Every error code that the call can answer with. */
  readonly errors: readonly ErrorCode[];
  readonly failures: Pick<Call, 'validation' | 'invalidData' | 'database' | 'unexpected'>;
}

const definitionKey = Symbol('endpoint');

export function defineEndpoint(handler: object, definition: EndpointDefinition): void {
  Reflect.defineMetadata(definitionKey, definition, handler);
}

/** Returns undefined for a route without a declared policy: the access guard keeps it closed, and a test reports it. */
export function endpointOf(handler: object): EndpointDefinition | undefined {
  return Reflect.getMetadata(definitionKey, handler) as EndpointDefinition | undefined;
}
