import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type FieldRule,
  isAmount,
  isDay as isCalendarDay,
  limits,
  type LocalText,
  normalizeField,
  patterns,
  validateField,
} from '@dronesoccer/contracts';
import { Transform, Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { check, type Presence, presence, rule } from './check.js';

/** A text validated by the same field rule as in the form; arrives normalised (trimmed, digits only …). */
export function Field(rule: FieldRule, options: Presence = {}): PropertyDecorator {
  const optional = options.optional ?? rule.optional ?? false;
  return applyDecorators(
    // A text far beyond the rule's length is not normalised; validation rejects it without processing it.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= 4 * rule.max + 16 ? normalizeField(rule, value) : value,
    ),
    check({
      accepts: (value) => (value === null ? false : validateField(rule, value, 'en') === null),
      explain: (value) => ({
        en: validateField(rule, value, 'en') ?? rule.invalid.en,
        fr: validateField(rule, value, 'fr') ?? rule.invalid.fr,
      }),
      schema: {
        type: 'string',
        ...(!rule.optional && { minLength: rule.min }),
        maxLength: rule.max,
        ...(rule.pattern && { pattern: patterns[rule.pattern].source }),
      },
      ...options,
      optional,
    }),
  );
}

interface TextOptions extends Presence {
  min?: number;
  max: number;
}

/** A text of limited length. */
export function TextField({ min = 1, max, ...presence }: TextOptions): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'string' && value.length >= min && value.length <= max,
    explain: () => ({ en: `Enter ${min} to ${max} characters`, fr: `Entrez de ${min} à ${max} caractères` }),
    schema: { type: 'string', minLength: min, maxLength: max },
    ...presence,
  });
}

/** Ids arrive in lower case, as the database writes them, so that they can be compared as text. */
export function IdField(presence: Presence = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    check({
      accepts: (value) => typeof value === 'string' && patterns.uuid.test(value),
      explain: () => ({ en: 'Invalid id', fr: 'Identifiant non valide' }),
      schema: { type: 'string', format: 'uuid' },
      ...presence,
    }),
  );
}

interface IdsOptions extends Presence {
  max: number;
  message: LocalText;
}

/** An id, or a list of at most `max` ids. */
export function IdsField({ max, message, ...presence }: IdsOptions): PropertyDecorator {
  const isId = (value: unknown): boolean => typeof value === 'string' && patterns.uuid.test(value);
  return check({
    accepts: (value) => isId(value) || (Array.isArray(value) && value.length <= max && value.every(isId)),
    explain: () => message,
    schema: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: max },
    ...presence,
  });
}

/** Returns whether the value is a calendar day as YYYY-MM-DD, in this century or the last. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:19|20)/.test(value) && isCalendarDay(value);

export function DayField(presence: Presence = {}): PropertyDecorator {
  return check({
    accepts: isDay,
    explain: () => ({ en: 'Enter a day as YYYY-MM-DD', fr: 'Entrez un jour au format AAAA-MM-JJ' }),
    schema: { type: 'string', format: 'date' },
    ...presence,
  });
}

interface NumberOptions extends Presence {
  min?: number;
  max?: number;
  message?: LocalText;
}

/** A JSON integer; `"1"`, `1.5` and `null` are rejected. */
export function IntegerField({ min = 0, max = 2_147_483_647, message, ...presence }: NumberOptions): PropertyDecorator {
  return check({
    accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    explain: () =>
      message ?? {
        en: `Enter a whole number from ${min} to ${max}`,
        fr: `Entrez un nombre entier de ${min} à ${max}`,
      },
    schema: { type: 'integer', minimum: min, maximum: max },
    ...presence,
  });
}

/** An amount in dollars with at most two decimals, within the range of the database's cents. */
export function DollarsField({
  min = 0,
  max = limits.totalMax,
  message,
  ...presence
}: NumberOptions = {}): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'number' && value >= min && value <= max && isAmount(value),
    explain: () => message ?? { en: 'Enter an amount in dollars', fr: 'Entrez un montant en dollars' },
    schema: { type: 'number', minimum: min, maximum: max, multipleOf: 0.01 },
    ...presence,
  });
}

export function BooleanField(presence: Presence = {}): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'boolean',
    explain: () => ({ en: 'Must be true or false', fr: 'Doit être vrai ou faux' }),
    schema: { type: 'boolean' },
    ...presence,
  });
}

/** An instant in the wire format: ISO 8601 with an offset, in whole seconds or with milliseconds. */
export function InstantField(presence: Presence = {}): PropertyDecorator {
  return check({
    accepts: isInstant,
    explain: () => ({ en: 'Enter a date and time', fr: 'Entrez une date et une heure' }),
    schema: { type: 'string', format: 'date-time' },
    ...presence,
  });
}

/** Years have four digits, so that every instant fits the database. */
const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && instantShape.test(value) && Number.isFinite(Date.parse(value));

/** One value of an enumeration of the contracts: `@OneOf(Object.values(DeliveryMethod))`. */
export function OneOf(values: readonly (string | number)[], presence: Presence = {}): PropertyDecorator {
  return check({
    accepts: (value) => values.some((known) => known === value),
    explain: () => ({ en: 'Unknown value', fr: 'Valeur inconnue' }),
    schema: { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] },
    ...presence,
  });
}

type ClassOf = new () => object;

/** An object with its own fields. */
export function ObjectField(type: () => ClassOf, options: Presence = {}): PropertyDecorator {
  const describe = options.optional ? ApiPropertyOptional : ApiProperty;
  return applyDecorators(
    Type(type),
    ValidateNested(),
    rule(isPlainObject, () => ({ en: 'Must be an object', fr: 'Doit être un objet' })),
    ...presence(options),
    // Swagger treats a function as a lazy class reference only when its name is `type`.
    describe({ type: () => type(), ...(options.nullable && { nullable: true }) }),
  );
}

interface ListOptions extends Presence {
  min?: number;
  max: number;
}

/** A list of objects, each with its own fields. */
export function ListField(type: () => ClassOf, { min = 0, max, ...options }: ListOptions): PropertyDecorator {
  const describe = options.optional ? ApiPropertyOptional : ApiProperty;
  const message = { en: `Must be a list of ${min} to ${max}`, fr: `Doit être une liste de ${min} à ${max}` };
  return applyDecorators(
    Type(type),
    ValidateNested(),
    rule(
      (value) => Array.isArray(value) && value.length >= min && value.length <= max && value.every(isPlainObject),
      () => message,
    ),
    ...presence(options),
    describe({ type: () => type(), isArray: true, minItems: min, maxItems: max }),
  );
}

/** A list of texts, each of limited length. */
export function TextListField({ min = 0, max, each, ...options }: ListOptions & { each: number }): PropertyDecorator {
  return check({
    accepts: (value) =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= max &&
      value.every((text) => typeof text === 'string' && text.length <= each),
    explain: () => ({ en: `Must be a list of ${min} to ${max}`, fr: `Doit être une liste de ${min} à ${max}` }),
    schema: { type: 'array', items: { type: 'string', maxLength: each }, minItems: min, maxItems: max },
    ...options,
  });
}

/** Several values of an enumeration of the contracts, each at most once. */
export function SomeOf(values: readonly (string | number)[], presence: Presence = {}): PropertyDecorator {
  return check({
    accepts: (value) =>
      Array.isArray(value) &&
      value.every((one: unknown) => values.some((known) => known === one)) &&
      new Set(value).size === value.length,
    explain: () => ({ en: 'One of these values is unknown', fr: 'L’une de ces valeurs est inconnue' }),
    schema: {
      type: 'array',
      uniqueItems: true,
      items: { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] },
    },
    ...presence,
  });
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
