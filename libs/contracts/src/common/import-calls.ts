import type { ErrorCode } from '../errors.ts';
import { type Access, type Call, call, type CallArea, type FlagsOf } from './call.ts';
import { importCallNames, importMaximums } from './imports.ts';
import type { Page } from './wire.ts';

const verbs = {
  upload: { method: 'POST', status: 201, upload: true },
  list: { method: 'GET', paged: true },
  get: { method: 'GET' },
  rows: { method: 'GET', paged: true },
  refused: { method: 'GET', csv: true },
  confirm: { method: 'POST' },
} as const;
type Verb = keyof typeof verbs;

interface Replies<Wire, RowWire> {
  upload: Wire;
  list: Page<Wire>;
  get: Wire;
  rows: Page<RowWire>;
  refused: string;
  confirm: Wire;
}

interface ImportTerms {
  readonly area: CallArea;
  readonly access: Access;
  /** The error code for a file that cannot be read as a table with the importer's columns. */
  readonly refusal: ErrorCode;
  /** The maximum size of a file; `importMaximums.bytes` by default. */
  readonly uploadBytes?: number;
  /** The error codes of `beforeApplying`. */
  readonly confirmErrors?: readonly ErrorCode[];
}

type Routes = Partial<Record<Verb, readonly [path: `/${string}`, summary: string]>>;

/** Returns the calls of an importer under the given names, each with its path and summary. */
export const importCallsAt =
  <Wire, RowWire>() =>
  <const R extends Routes, const Names extends Readonly<Record<keyof R & Verb, string>>>(
    names: Names,
    routes: R,
    { area, access, refusal, uploadBytes = importMaximums.bytes, confirmErrors = [] }: ImportTerms,
  ) => {
    const errors: Readonly<Record<Verb, readonly ErrorCode[]>> = {
      upload: [refusal],
      list: [],
      get: ['IMPORT_001'],
      rows: ['IMPORT_001'],
      refused: ['IMPORT_001'],
      confirm: ['IMPORT_001', 'IMPORT_003', ...confirmErrors],
    };
    const described = Object.entries(routes) as [keyof R & Verb, NonNullable<Routes[Verb]>][];
    const made = described.map(([verb, [path, summary]]) => {
      const flags: (typeof verbs)[Verb] = verbs[verb];
      const terms = { area, access, path, summary, ...flags, errors: errors[verb] };
      return [names[verb], call()(verb === 'upload' ? { ...terms, uploadBytes } : terms)];
    });
    return Object.fromEntries(made) as {
      [V in keyof R & Verb as Names[V]]: Call<{ reply: Replies<Wire, RowWire>[V] }, PathOf<R[V]>> &
        FlagsOf<(typeof verbs)[V]>;
    };
  };

type PathOf<R> = R extends readonly [infer Path extends string, string] ? Path : never;

interface UsualTerms<Path> extends ImportTerms {
  /** Without the first slash: `admin/coupon-imports`. */
  readonly path: Path;
  /** The imported things, in English: `subscribers`. */
  readonly of: string;
  /** The number of days that rows are kept, if they are deleted. */
  readonly rowDays?: number;
}

/** Returns the six calls of an importer: `importCalls<Wire, RowWire>()('coupons.imports', { path: 'admin/coupon-imports', … })`. */
export const importCalls =
  <Wire, RowWire>() =>
  <const Name extends string, const Path extends string>(
    name: Name,
    { path, of, rowDays, ...terms }: UsualTerms<Path>,
  ) => {
    const root = `/${path}` as const;
    const age = rowDays === undefined ? '' : `; none after ${rowDays} days`;
    const routes = {
      upload: [root, `Upload a list of ${of} as CSV; it is judged, and changes nothing before it is confirmed`],
      list: [root, 'The lists that were brought, the latest first'],
      get: [`${root}/:id`, `Progress of an import of ${of}, and what it would do or has done`],
      rows: [`${root}/:id/rows`, `The rows of an import of ${of}: what each does, or why it is refused${age}`],
      refused: [
        `${root}/:id/refused`,
        'The refused rows as they came, with line and reason: a list that can be corrected and imported again',
      ],
      confirm: [`${root}/:id/confirm`, `Apply a list of ${of}; confirming it again does not apply it twice`],
    } as const;
    return importCallsAt<Wire, RowWire>()(importCallNames(name), routes, terms);
  };
