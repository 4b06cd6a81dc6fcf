import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import {
  type BodyField,
  type BodyFields,
  bodies,
  type Call,
  type CallName,
  calls,
  limits,
  type LocalText,
  type PlainField,
  queries,
  type ReceivedOf,
  schemaName,
} from '@dronesoccer/contracts';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { check, type Presence } from './check.js';
import {
  BooleanField,
  DayField,
  DollarsField,
  Field,
  IdField,
  IdsField,
  InstantField,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
  SomeOf,
  TextField,
  TextListField,
} from './fields.js';

/** The format of the fields: JSON, the texts of a form or a multipart body, or the texts of a query. */
type Source = 'json' | 'form' | 'query';

interface DescribedRequest {
  readonly fields: BodyFields;
  readonly source: Source;
}

const fieldsSymbol = Symbol('fields');

/** The described fields by call, as `bodies` and `queries` hold them. */
type FieldsByCall = Readonly<Partial<Record<string, BodyFields>>>;

/**
 * Assigns a method's `@Body()` and `@Query()` parameters the request classes of its call, built from the contracts. The
 * pipe, the upload and OpenAPI find the classes where TypeScript would have left the parameter's type.
 */
export const takesRequestOf =
  (name: CallName): MethodDecorator =>
  (target, key) => {
    const types = (Reflect.getMetadata('design:paramtypes', target, key) ?? []) as unknown[];
    const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {}) as Parameters;
    for (const [source, { index, data }] of Object.entries(parameters)) {
      // The keys of our own parameters begin with an id from Nest, which may also begin with a digit.
      const [, kind] = /^(\d+):\d+$/.exec(source) ?? [];
      const builtClass = kind !== undefined && data === undefined ? classFor(Number(kind), name) : undefined;
      if (builtClass !== undefined) types[index] = builtClass;
    }
    Reflect.defineMetadata('design:paramtypes', types, target, key);
  };

/** Keyed by the kind of the parameter and its index: `3:0`. */
type Parameters = Record<string, { index: number; data?: unknown }>;

function classFor(kind: RouteParamtypes, name: CallName): Type | undefined {
  const { form, files }: Call = calls[name];
  const body = (bodies as FieldsByCall)[name];
  const query = (queries as FieldsByCall)[name];
  if (kind === RouteParamtypes.BODY && body !== undefined) {
    const source = form || Object.keys(files).length > 0 ? 'form' : 'json';
    return requestClass(body, { name: schemaName(name), source });
  }
  if (kind === RouteParamtypes.QUERY && query !== undefined) {
    return requestClass(query, { name: `${schemaName(name)}Query`, source: 'query' });
  }
  return undefined;
}

interface ClassOptions {
  /** The name of the schema in OpenAPI. */
  name: string;
  source: Source;
}

/** Creates a request class with the rules and the OpenAPI schema of every field. */
export function requestClass<const Fields extends BodyFields>(
  fields: Fields,
  { name, source }: ClassOptions,
): new () => ReceivedOf<Fields> {
  const builtClass = classOf(fields, name);
  Reflect.defineMetadata(fieldsSymbol, { fields, source } satisfies DescribedRequest, builtClass);
  if (source !== 'json') {
    for (const [key, field] of Object.entries<BodyField>(fields)) {
      readText(field, source)?.(builtClass.prototype as object, key);
    }
  }
  return builtClass as new () => ReceivedOf<Fields>;
}

const descriptionOf = (builtClass: object): DescribedRequest | undefined =>
  Reflect.getMetadata(fieldsSymbol, builtClass) as DescribedRequest | undefined;

/** Returns the described fields of a request class, or undefined for a class not built from the contracts. */
export const fieldsOf = (builtClass: object): BodyFields | undefined => descriptionOf(builtClass)?.fields;

/** Returns the request classes of a controller method's body. */
export function bodyClassesOf(prototype: object, method: string | symbol): Type[] {
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as Type[];
  return types.filter((type) => ['json', 'form'].includes(descriptionOf(type)?.source ?? ''));
}

/** `name` is the schema's name in OpenAPI; a nested class appends its field's name. */
function classOf(fields: BodyFields, name: string): new () => object {
  const fallbacks = Object.entries(fields).flatMap(([key, { fallback }]) =>
    fallback === undefined ? [] : [[key, fallback] as const],
  );
  const builtClass = class {
    constructor() {
      for (const [key, value] of fallbacks) Object.assign(this, { [key]: value });
    }
  };
  Object.defineProperty(builtClass, 'name', { value: name });
  for (const [key, field] of Object.entries(fields)) {
    decoratorOf(field, `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`)(builtClass.prototype, key);
  }
  return builtClass;
}

function decoratorOf(field: BodyField, name: string): PropertyDecorator {
  const presence = { optional: field.optional ?? false, nullable: field.nullable ?? false };
  if (isPlain(field)) return plainFields[field.kind](presence);
  switch (field.kind) {
    case 'ruled':
      return Field(field.rule, presence);
    case 'text':
      return TextField({ ...presence, min: field.min, max: field.max });
    case 'checked':
      return check({
        accepts: (value) => typeof value === 'string' && value.length <= field.max && field.accepts(value),
        explain: () => field.message,
        schema: { type: 'string', maxLength: field.max },
        ...presence,
      });
    case 'integer':
      return IntegerField({ ...presence, ...rangeOf(field) });
    case 'dollars':
      return DollarsField({ ...presence, ...rangeOf(field) });
    case 'ids':
      return IdsField({ ...presence, max: field.max, message: field.message });
    case 'judgedNumber':
      return validatedLater({ type: 'number', minimum: field.min, maximum: field.max }, presence);
    case 'oneOf':
      return OneOf(field.values, presence);
    case 'someOf':
      return SomeOf(field.values, presence);
    case 'texts':
      return TextListField({ ...presence, min: field.min, max: field.max, each: field.each });
    case 'object': {
      const type = typeOf(field.fields, name);
      return ObjectField(type, presence);
    }
    case 'list': {
      const type = typeOf(field.fields, name);
      return ListField(type, { ...presence, min: field.min, max: field.max });
    }
  }
}

/** Accepts every value, because the use case validates it; `schema` describes the accepted values. */
const validatedLater = (schema: ApiPropertyOptions, presence: Presence): PropertyDecorator =>
  check({ accepts: () => true, explain: () => ({ en: '', fr: '' }), schema, ...presence });

const plainFields: Readonly<Record<PlainField['kind'], (presence: Presence) => PropertyDecorator>> = {
  id: IdField,
  boolean: BooleanField,
  instant: InstantField,
  day: DayField,
  judged: (presence) => validatedLater({ type: 'integer', minimum: 1, maximum: limits.quantityMax }, presence),
  judgedDay: (presence) => validatedLater({ type: 'string', format: 'date' }, presence),
};

const isPlain = (field: BodyField): field is PlainField => field.kind in plainFields;

/** Swagger treats a function as a lazy class reference only when its name is `type`. */
function typeOf(fields: BodyFields, name: string): () => new () => object {
  const builtClass = classOf(fields, name);
  const type = () => builtClass;
  return type;
}

const rangeOf = ({ min, max, message }: { min: number; max: number; message?: LocalText }) => ({
  min,
  max,
  ...(message && { message }),
});

/**
 * Converts a text for a field of another type. Validation rejects a text that does not convert. A form sends an empty
 * text for a field that was not filled in.
 */
function readText(field: BodyField, source: Source): PropertyDecorator | null {
  const read = readers[field.kind]?.(field);
  if (read === undefined) return null;
  return Transform(({ value }: { value: unknown }) => {
    if (value === '' && source === 'form') return field.fallback;
    return typeof value === 'string' ? read(value) : value;
  });
}

const integerOf = (text: string): unknown => (/^-?\d{1,10}$/.test(text) ? Number(text) : text);
const amount = (text: string): unknown => (/^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text);
const choiceOf = (text: string, values: readonly unknown[]): unknown =>
  values.find((value) => String(value) === text) ?? text;

const readers: Partial<Record<BodyField['kind'], (field: BodyField) => (text: string) => unknown>> = {
  integer: () => integerOf,
  judged: () => integerOf,
  dollars: () => amount,
  boolean: () => (text) => (text === 'true' ? true : text === 'false' ? false : text),
  oneOf: (field) => (text) => choiceOf(text, 'values' in field ? field.values : []),
  // A repeatable part that was sent once arrives as a text, not a list.
  texts: () => (text) => [text],
  someOf: (field) => (text) => [choiceOf(text, 'values' in field ? field.values : [])],
};
