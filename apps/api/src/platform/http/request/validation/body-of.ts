import type { Type } from '@nestjs/common';
import {
  type BodyField,
  type BodyFields,
  bodies,
  type Call,
  calls,
  type CallWithBody,
  limits,
  type LocalText,
  type ReceivedBody,
  type ReceivedOf,
  schemaName,
} from '@dronesoccer/contracts';
import { Transform } from 'class-transformer';
import { check } from './check.js';
import {
  BooleanField,
  DollarsField,
  Field,
  IdField,
  InstantField,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
  SomeOf,
  TextField,
  TextListField,
} from './fields.js';

const described = Symbol('call');

/**
 * The request class of a call, built from the call's body in the contracts: `class AddDto extends bodyOf('cart.add') {}`.
 * It carries the rules and the OpenAPI schema of every field.
 */
export function bodyOf<N extends CallWithBody>(name: N): new () => ReceivedBody<N> {
  const { form, files }: Call = calls[name];
  const asTexts = form || Object.keys(files).length > 0;
  return requestClass<(typeof bodies)[N]>(bodies[name], { name: schemaName(name), asTexts });
}

interface ClassOptions {
  /** Name of its schema in OpenAPI. */
  name: string;
  /** A form or the text fields of a multipart body: numbers and booleans arrive as text, an empty text means absent. */
  asTexts: boolean;
}

/** The same for a body that no call of the map has. */
export function requestClass<const Fields extends BodyFields>(
  fields: Fields,
  { name, asTexts }: ClassOptions,
): new () => ReceivedOf<Fields> {
  const made = classOf(fields, name);
  Reflect.defineMetadata(described, fields, made);
  if (asTexts) {
    for (const [key, field] of Object.entries<BodyField>(fields)) readText(field)?.(made.prototype as object, key);
  }
  return made as new () => ReceivedOf<Fields>;
}

/** The described fields of a request class; undefined for a class not built from the contracts. */
export function fieldsOf(made: object): BodyFields | undefined {
  return Reflect.getMetadata(described, made) as BodyFields | undefined;
}

/** The request classes a controller method takes, of those built from a described body. */
export function requestClassesOf(prototype: object, method: string | symbol): Type[] {
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as Type[];
  return types.filter((type) => fieldsOf(type) !== undefined);
}

/** `name` is the schema's name in OpenAPI; a nested class appends its field's name. */
function classOf(fields: BodyFields, name: string): new () => object {
  const fallbacks = Object.entries(fields).flatMap(([key, { fallback }]) =>
    fallback === undefined ? [] : [[key, fallback] as const],
  );
  const made = class {
    constructor() {
      for (const [key, value] of fallbacks) Object.assign(this, { [key]: value });
    }
  };
  Object.defineProperty(made, 'name', { value: name });
  for (const [key, field] of Object.entries(fields)) {
    decoratorOf(field, `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`)(made.prototype, key);
  }
  return made;
}

function decoratorOf(field: BodyField, name: string): PropertyDecorator {
  const presence = { optional: field.optional ?? false, nullable: field.nullable ?? false };
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
    case 'id':
      return IdField(presence);
    case 'boolean':
      return BooleanField(presence);
    case 'instant':
      return InstantField(presence);
    case 'judged':
      return check({
        accepts: () => true,
        explain: () => ({ en: 'Enter a whole number', fr: 'Entrez un nombre entier' }),
        schema: { type: 'integer', minimum: 1, maximum: limits.quantityMax },
        ...presence,
      });
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

/** Swagger treats a function as a lazy class reference only when its name is `type`. */
function typeOf(fields: BodyFields, name: string): () => new () => object {
  const made = classOf(fields, name);
  const type = () => made;
  return type;
}

const rangeOf = ({ min, max, message }: { min: number; max: number; message?: LocalText }) => ({
  min,
  max,
  ...(message && { message }),
});

/** Converts a text for a field of another type; a text that does not convert is left for validation to refuse. */
function readText(field: BodyField): PropertyDecorator | null {
  const read = readers[field.kind]?.(field);
  if (read === undefined) return null;
  return Transform(({ value }: { value: unknown }) => {
    if (value === '') return field.fallback;
    return typeof value === 'string' ? read(value) : value;
  });
}

const whole = (text: string): unknown => (/^-?\d{1,10}$/.test(text) ? Number(text) : text);
const amount = (text: string): unknown => (/^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text);
const chosen = (text: string, values: readonly unknown[]): unknown =>
  values.find((value) => String(value) === text) ?? text;

const readers: Partial<Record<BodyField['kind'], (field: BodyField) => (text: string) => unknown>> = {
  integer: () => whole,
  judged: () => whole,
  dollars: () => amount,
  boolean: () => (text) => (text === 'true' ? true : text === 'false' ? false : text),
  oneOf: (field) => (text) => chosen(text, 'values' in field ? field.values : []),
  // A repeatable part that was sent once arrives as a text, not a list.
  texts: () => (text) => [text],
  someOf: (field) => (text) => [chosen(text, 'values' in field ? field.values : [])],
};
