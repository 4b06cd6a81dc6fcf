import type { ErrorCode } from '../errors.ts';
import type { LocalText } from './locales.ts';
import { type FieldRule, freeTextRule } from './field-rule.ts';
import { limits } from './limits.ts';
import type { ProvinceCode } from './provinces.ts';

// Describes a call's body or query as data. The TypeScript type, the server's request class, the OpenAPI schema, the
// form's rules and the table's filters all derive from this description, so a field and its limits are written only
// once.

interface FieldBase {
  /** The field may be absent. `null` is a value and is validated like any other. */
  readonly optional?: true;
  /** The field may be `null`. */
  readonly nullable?: true;
  /** The value that the server uses when the field is absent. */
  readonly fallback?: unknown;
  /**
   * The error code when this field is the only invalid one. Without a code, or if other fields are invalid too, the
   * area's validation code applies.
   */
  readonly code?: ErrorCode;
}

/** A text validated by a field rule; the server receives it normalised (trimmed, digits only …). */
interface RuledField extends FieldBase {
  readonly kind: 'ruled';
  readonly rule: FieldRule;
}

/** Any text within a length. */
interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number;
}

/** A text validated by a function from this library. */
interface CheckedField extends FieldBase {
  readonly kind: 'checked';
  readonly accepts: (value: string) => boolean;
  readonly max: number;
  readonly message: LocalText;
}

/** A whole number, or an amount in dollars with at most two decimals. */
interface NumberField extends FieldBase {
  readonly kind: 'integer' | 'dollars';
  readonly min: number;
  readonly max: number;
  /** A message that replaces the default one. */
  readonly message?: LocalText;
}

/**
 * `instant`: ISO 8601 with offset. `day`: `YYYY-MM-DD`, from 1900 to 2099. `judged`, and `judgedDay` in a query: any
 * value passes; the use case validates it and answers with a specific error code.
 */
export interface PlainField extends FieldBase {
  readonly kind: 'id' | 'boolean' | 'instant' | 'day' | 'judged' | 'judgedDay';
}

/** A number in a query that the use case validates with a specific error code, so any text passes. */
interface JudgedNumberField extends FieldBase {
  readonly kind: 'judgedNumber';
  readonly min: number;
  readonly max: number;
}

/** The ids in a query; the parameter is given once or several times. */
interface IdsField extends FieldBase {
  readonly kind: 'ids';
  readonly max: number;
  readonly message: LocalText;
}

/** One of the listed values, or several of them, each at most once. */
interface ChoiceField extends FieldBase {
  readonly kind: 'oneOf' | 'someOf';
  readonly values: readonly (string | number)[];
}

/** A list of texts, each limited in length. */
interface TextsField extends FieldBase {
  readonly kind: 'texts';
  readonly min: number;
  readonly max: number;
  readonly each: number;
}

interface ObjectField extends FieldBase {
  readonly kind: 'object';
  readonly fields: BodyFields;
}

/** A list of objects. */
interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly fields: BodyFields;
  readonly min: number;
  readonly max: number;
}

export type BodyField =
  | RuledField
  | TextField
  | CheckedField
  | NumberField
  | PlainField
  | JudgedNumberField
  | IdsField
  | ChoiceField
  | TextsField
  | ObjectField
  | ListField;

export interface BodyFields {
  readonly [name: string]: BodyField;
}

/** Requires exactly the fields of a type that is declared separately because replies use it too. */
export type FieldsFor<T> = { readonly [K in keyof Required<T>]: BodyField };

interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly message?: LocalText;
}

/** A text validated by `rule`. */
export const ruledText = <const R extends FieldRule>(rule: R) => ({ kind: 'ruled', rule }) as const;

/** A person's own words: at most `max` characters, trimmed. The text may be absent or empty. */
export const freeText = ({ max }: { max: number }) =>
  ({ kind: 'ruled', rule: freeTextRule(max), optional: true }) as const;

/** Any text of `min` (default 1) to `max` characters. */
export const text = ({ min = 1, max }: { min?: number; max: number }) => ({ kind: 'text', min, max }) as const;

/** A text of at most `max` characters that `accepts` validates; `message` is shown when validation fails. */
export const checked = (field: { accepts: (value: string) => boolean; max: number; message: LocalText }) =>
  ({ kind: 'checked', ...field }) as const;

/** A whole number; the default range is 0 to the maximum of the database's integer column. */
export const integer = ({ min = 0, max = limits.quantityMax, message }: Range = {}) =>
  ({ kind: 'integer', min, max, ...(message && { message }) }) as const;

/**
 * An amount in dollars with at most two decimals; the default range is 0 to the maximum of the database's cents column.
 */
export const dollars = ({ min = 0, max = limits.totalMax, message }: Range = {}) =>
  ({ kind: 'dollars', min, max, ...(message && { message }) }) as const;

/** A UUID; the server receives it in lower case. */
export const id = () => ({ kind: 'id' }) as const;
export const boolean = () => ({ kind: 'boolean' }) as const;
/** An instant in ISO 8601 with offset. */
export const instant = () => ({ kind: 'instant' }) as const;
/** Any value. The use case validates it, because an invalid one has a specific error code. */
export const unchecked = () => ({ kind: 'judged' }) as const;

/** One of `values`. */
export const oneOf = <const V extends readonly (string | number)[]>(values: V) => ({ kind: 'oneOf', values }) as const;
/** A list in which each of `values` occurs at most once. */
export const subsetOf = <const V extends readonly (string | number)[]>(values: V) =>
  ({ kind: 'someOf', values }) as const;

/** A list of `min` (default 0) to `max` texts of at most `each` characters. */
export const texts = ({ min = 0, max, each }: { min?: number; max: number; each: number }) =>
  ({ kind: 'texts', min, max, each }) as const;

/** An object with exactly these fields. */
export const object = <const F extends BodyFields>(fields: F) => ({ kind: 'object', fields }) as const;

/** A list of `min` (default 0) to `max` objects with exactly these fields. */
export const list = <const F extends BodyFields>(fields: F, { min = 0, max }: { min?: number; max: number }) =>
  ({ kind: 'list', fields, min, max }) as const;

/** The field may be absent. */
export const optional = <const F extends BodyField>(field: F) => ({ ...field, optional: true }) as const;
/** The field may be null. */
export const nullable = <const F extends BodyField>(field: F) => ({ ...field, nullable: true }) as const;

/** Gives the field a specific error code. The reply has this code if nothing else is wrong. */
export const withCode = <const F extends BodyField>(field: F, code: ErrorCode) => ({ ...field, code }) as const;

/** The field may be absent; the server then uses `fallback`. */
export const withFallback = <const F extends BodyField, const V>(field: F, fallback: V) =>
  ({ ...field, optional: true, fallback }) as const;

type Value<F> = F extends { kind: 'ruled'; rule: infer R }
  ? R extends { check: 'provinceCode' }
    ? ProvinceCode
    : string
  : F extends { kind: 'text' | 'checked' | 'id' | 'instant' | 'day' | 'judgedDay' }
    ? string
    : F extends { kind: 'integer' | 'dollars' | 'judged' }
      ? number
      : F extends { kind: 'boolean' }
        ? boolean
        : F extends { kind: 'judgedNumber' }
          ? number | string
          : F extends { kind: 'ids' }
            ? string | string[]
            : F extends { kind: 'oneOf'; values: readonly (infer V)[] }
              ? V
              : F extends { kind: 'someOf'; values: readonly (infer V)[] }
                ? V[]
                : F extends { kind: 'texts' }
                  ? string[]
                  : F extends { kind: 'object'; fields: infer Fields }
                    ? BodyOf<Fields>
                    : F extends { kind: 'list'; fields: infer Fields }
                      ? BodyOf<Fields>[]
                      : never;

type ValueOrNull<F> = F extends { nullable: true } ? Value<F> | null : Value<F>;

type OptionalNames<Fields> = { [K in keyof Fields]: Fields[K] extends { optional: true } ? K : never }[keyof Fields];

type Flat<T> = { [K in keyof T]: T[K] };

/** The body as a client sends it. */
export type BodyOf<Fields> = Flat<
  { -readonly [K in Exclude<keyof Fields, OptionalNames<Fields>>]: ValueOrNull<Fields[K]> } & {
    -readonly [K in OptionalNames<Fields>]?: ValueOrNull<Fields[K]>;
  }
>;

type ReceivedValue<F> = F extends { kind: 'judged' }
  ? unknown
  : F extends { kind: 'judgedNumber' }
    ? string
    : F extends { kind: 'object'; fields: infer Fields }
      ? ReceivedOf<Fields> | (F extends { nullable: true } ? null : never)
      : F extends { kind: 'list'; fields: infer Fields }
        ? ReceivedOf<Fields>[]
        : ValueOrNull<F>;

type AbsentNames<Fields> = {
  [K in keyof Fields]: Fields[K] extends { fallback: unknown }
    ? never
    : Fields[K] extends { optional: true }
      ? K
      : never;
}[keyof Fields];

/** The body as a use case receives it, with fallbacks filled in. A `judged` value may be anything. */
export type ReceivedOf<Fields> = Flat<
  { -readonly [K in Exclude<keyof Fields, AbsentNames<Fields>>]: ReceivedValue<Fields[K]> } & {
    -readonly [K in AbsentNames<Fields>]?: ReceivedValue<Fields[K]>;
  }
>;

/** Returns the field rules of the body's texts for its form. The rule of an optional field accepts an empty value. */
export function formRules<const Fields extends BodyFields>(fields: Fields): RulesOf<Fields> {
  const rules = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'ruled' ? [[name, field.optional ? { ...field.rule, optional: true } : field.rule] as const] : [],
  );
  return Object.fromEntries(rules) as RulesOf<Fields>;
}

/** Maps a form's rules to the texts of the body, typed as the body carries them. */
export type TextsOf<Rules> = BodyOf<{
  [K in keyof Rules]: { kind: 'ruled'; rule: Rules[K] } & (Rules[K] extends { optional: true }
    ? { optional: true }
    : unknown);
}>;

type RulesOf<Fields> = {
  readonly [K in keyof Fields as Fields[K] extends { kind: 'ruled' } ? K : never]: Fields[K] extends {
    rule: infer R extends FieldRule;
  }
    ? Fields[K] extends { optional: true }
      ? R & { readonly optional: true }
      : R
    : never;
};
