import {
  type BodyField,
  type BodyFields,
  bodies,
  type CallWithBody,
  limits,
  type LocalText,
  type ReceivedBody,
} from '@dronesoccer/contracts';
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
 * The request class of a call, made from the call's body in the contracts: `class AddDto extends bodyOf('cart.add') {}`.
 * It has the rules of every field, and their lines in OpenAPI.
 */
export function bodyOf<N extends CallWithBody>(name: N): new () => ReceivedBody<N> {
  const fields: BodyFields = bodies[name];
  const words = name.split('.').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const made = classOf(fields, words.join(''));
  Reflect.defineMetadata(described, fields, made);
  return made as new () => ReceivedBody<N>;
}

/** What the contracts say of a request class's body; undefined for a class that was not made from them. */
export function fieldsOf(made: object): BodyFields | undefined {
  return Reflect.getMetadata(described, made) as BodyFields | undefined;
}

/** The name is the schema's in OpenAPI: what lies within is called after its field. */
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

/** Swagger takes a function for the way to a class only when its name is `type`. */
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
