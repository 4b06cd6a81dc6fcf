import type { ErrorCode } from '../errors.ts';
import type { Role } from './enums.ts';
import type { RateLimitName } from './limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The callers that are admitted. `public`: anyone; a token is ignored. `optional`: anyone; a token is verified if
 * present, and an expired one is refused, so that a client refreshes its session instead of silently becoming a guest.
 * `user`: any signed-in user. A list: only these roles.
 */
export type Access = 'public' | 'optional' | 'user' | readonly Role[];

/**
 * The owner of the data that a call shows and changes. `company`: a company administrator sees their own company's
 * data, and the other administrators see everything. `caller`: every user sees their own data. A call open to company
 * administrators must declare a scope.
 */
export type CallScope = 'company' | 'caller';

/** The part of the server that answers. The auth part may run on a separate host. */
export type ServerPart = 'auth' | 'core';

/** An area's error codes for failures that can occur in any of its calls. */
export interface CallArea {
  readonly part: ServerPart;
  /** A field is not valid. */
  readonly validation: ErrorCode;
  /** The body is not a JSON object of the expected shape. */
  readonly invalidData: ErrorCode;
  /** The database cannot answer. */
  readonly database: ErrorCode;
  /** An unexpected failure. */
  readonly unexpected: ErrorCode;
}

/** The types of a call, used by the compiler only. Path parameters are derived from the path. */
export interface CallShape {
  reply: unknown;
}

/** A part of a multipart body that holds files: the maximum number of files, and whether the part may be absent. */
export interface FilePart {
  readonly max: number;
  readonly optional?: true;
  /** The most bytes of one file; `limits.uploadBytes` unless given. */
  readonly bytes?: number;
}

interface CallDefinition {
  readonly area: CallArea;
  readonly method: HttpMethod;
  /** The path below `/api`, with `:params`. */
  readonly path: `/${string}`;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly scope?: CallScope;
  /** The HTTP status of a successful call; the default is 200. */
  readonly status?: 200 | 201;
  /** False for the few calls that answer without an envelope (spec 7's lists, login, me). */
  readonly envelope?: false;
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly limit?: RateLimitName;
  /** The limit counts only calls whose body contains this field. */
  readonly limitOnlyWith?: string;
  /** Answers with one page of items. */
  readonly paged?: true;
  /** Takes one file, as the part `file` of a multipart body, instead of JSON. */
  readonly upload?: true;
  /** The most bytes of that file, by default `limits.uploadBytes`. */
  readonly uploadBytes?: number;
  /** Takes files in a multipart body, by part name. The body's text fields are the call's body. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** Takes a form body (`application/x-www-form-urlencoded`) instead of JSON. */
  readonly form?: true;
  /** Streams a CSV file, with the number of rows in `x-total-rows`. An error has the usual envelope. */
  readonly csv?: true;
  /** Answers with a PDF. An error has the usual envelope. */
  readonly pdf?: true;
  /** Answers with a calendar file (RFC 5545). An error has the usual envelope. */
  readonly ics?: true;
  /** The call's own error codes. The codes of its area, access, limit and body are added. */
  readonly errors: readonly ErrorCode[];
}

declare const shape: unique symbol;
declare const parts: unique symbol;

export interface Call<S extends CallShape = CallShape, Path extends string = string> extends CallArea {
  readonly [shape]?: S;
  readonly method: HttpMethod;
  readonly path: Path;
  readonly summary: string;
  readonly access: Access;
  readonly scope: CallScope | null;
  readonly status: 200 | 201;
  readonly envelope: boolean;
  readonly idempotent: boolean;
  readonly limit: RateLimitName | null;
  readonly limitOnlyWith: string | null;
  readonly paged: boolean;
  readonly upload: boolean;
  /** Empty for a call that takes no files. */
  readonly files: Readonly<Record<string, FilePart>>;
  readonly form: boolean;
  readonly csv: boolean;
  readonly pdf: boolean;
  readonly ics: boolean;
  /** Every error code that the call can return. */
  readonly errors: readonly ErrorCode[];
}

/** The flags, as literal types, that decide the call's input and output. */
export interface FlagsOf<D> {
  readonly envelope: D extends { envelope: false } ? false : true;
  readonly idempotent: D extends { idempotent: true } ? true : false;
  readonly upload: D extends { upload: true } ? true : false;
  readonly csv: D extends { csv: true } ? true : false;
  readonly pdf: D extends { pdf: true } ? true : false;
  readonly ics: D extends { ics: true } ? true : false;
  /** The names of the call's file parts; for the compiler only. */
  readonly [parts]?: D extends { files: infer Parts } ? keyof Parts & string : never;
}

/** The names of the call's file parts, or `never` if it takes no files. */
export type FilePartsOf<C> = C extends { readonly [parts]?: infer Names } ? Extract<Names, string> : never;

export type ShapeOf<C> = C extends { readonly [shape]?: infer S extends CallShape } ? S : never;

/** The codes that any call can return: failures before its area is known, and during shutdown. */
const commonErrors: readonly ErrorCode[] = ['COMMON_001', 'COMMON_007', 'COMMON_009'];

function allErrors(definition: CallDefinition): ErrorCode[] {
  const { area, method, path, access, limit, idempotent, upload, files, form, errors } = definition;
  const takesJson = !upload && !files && !form;
  const takesInput = method !== 'GET' || path.includes(':');
  const takesBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return [
    ...new Set<ErrorCode>([
      ...errors,
      area.validation,
      ...(takesInput ? [area.invalidData] : []),
      ...(takesBody && takesJson ? (['COMMON_003'] as const) : []),
      ...(takesBody ? (['COMMON_004', 'COMMON_005'] as const) : []),
      ...(access === 'public' ? [] : (['AUTH_002', 'AUTH_006'] as const)),
      ...(Array.isArray(access) ? (['AUTH_003', 'AUTH_020'] as const) : []),
      ...(limit === undefined ? [] : (['COMMON_006'] as const)),
      ...(idempotent ? (['COMMON_008'] as const) : []),
      area.database,
      area.unexpected,
      ...commonErrors,
    ]),
  ];
}

/**
 * Describes a call: `call<{ reply }>()({ method, path, … })`. There are two steps because TypeScript infers either all
 * type arguments or none: the shape is given and the definition is inferred.
 */
export const call =
  <S extends CallShape>() =>
  <const D extends CallDefinition>(definition: D): Call<S, D['path']> & FlagsOf<D> =>
    complete(definition) as Call<S, D['path']> & FlagsOf<D>;

/** The part of a definition that all calls share that answer with one page of a list. */
export const listCall = { method: 'GET', paged: true, errors: [] } as const;

interface ListTerms<Path> extends Pick<CallDefinition, 'area' | 'access' | 'scope'> {
  /** The list's path; the export's is `/export` below it. */
  readonly path: Path;
  /** The summary of the list. */
  readonly list: string;
  /** The summary of the export, without its code for a file without rows. */
  readonly export: string;
  readonly whenEmpty: ErrorCode;
  /** Further error codes of both calls. */
  readonly errors?: readonly ErrorCode[];
}

const exportCall = { method: 'GET', csv: true } as const;

/** Returns the calls of a list and of its export as CSV: `listAndExport<Page<GiftWire>>()('gifts.admin', { … })`. */
export const listAndExport =
  <Reply>() =>
  <const Name extends string, const Path extends `/${string}`>(
    name: Name,
    { path, list, export: file, whenEmpty, errors = [], ...terms }: ListTerms<Path>,
  ) =>
    ({
      [`${name}.list`]: call<{ reply: Reply }>()({ ...terms, ...listCall, path, summary: list, errors }),
      [`${name}.export`]: call<{ reply: string }>()({
        ...{ ...terms, ...exportCall },
        path: `${path}/export` as `/${string}`,
        summary: `${file}; ${whenEmpty} when there are none`,
        errors: [whenEmpty, ...errors],
      }),
    }) as { [N in `${Name}.list`]: Call<{ reply: Reply }, Path> & FlagsOf<typeof listCall> } & {
      [N in `${Name}.export`]: Call<{ reply: string }, `${Path}/export`> & FlagsOf<typeof exportCall>;
    };

function complete(definition: CallDefinition): Call {
  return {
    ...definition.area,
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    access: definition.access,
    scope: definition.scope ?? null,
    status: definition.status ?? 200,
    envelope: definition.envelope ?? true,
    idempotent: definition.idempotent ?? false,
    limit: definition.limit ?? null,
    limitOnlyWith: definition.limitOnlyWith ?? null,
    paged: definition.paged ?? false,
    upload: definition.upload ?? false,
    files: definition.files ?? (definition.upload ? { file: uploadPart(definition) } : {}),
    form: definition.form ?? false,
    csv: definition.csv ?? false,
    pdf: definition.pdf ?? false,
    ics: definition.ics ?? false,
    errors: allErrors(definition),
  };
}

const uploadPart = ({ uploadBytes }: CallDefinition): FilePart => ({
  max: 1,
  ...(uploadBytes !== undefined && { bytes: uploadBytes }),
});
