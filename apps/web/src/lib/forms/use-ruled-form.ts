import { normalizeField, validateField, type FieldRule, type Locale } from '@dronesoccer/contracts';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../errors/api-error';
import { useLocale } from '../i18n/use-locale';

/**
 * The rule of each text field, from the contracts (`orderFields`, `commonFields`). Fields without a rule (switches, lists, dates) are
 * validated by `check`.
 */
export type FormRules<F extends FieldValues> = { readonly [K in keyof F & string]?: FieldRule };

/** Validates across fields: a sale price above the price, an end before its start. */
export type FormCheck<F extends FieldValues> = (
  values: F,
  locale: Locale,
) => Partial<Record<keyof F & string, string | undefined>>;

export interface RuledForm<F extends FieldValues> extends UseFormReturn<F> {
  /** Returns a field's error message, which the `Field` around its input shows. */
  errorOf: (name: Path<F>) => string | undefined;
  /**
   * Returns true if the typed value breaks the field's rule; false for an empty field and for errors from the server.
   */
  breaksRule: (name: Path<F>) => boolean;
  /** Shows the server's errors beside their fields; returns false if none of them belongs to this form. */
  showServerErrors: (error: unknown) => boolean;
}

/**
 * A form with the same rules as the server (spec 5). Errors appear when a field is left; submitting shows all of them
 * and focuses the first. Typed text is never lost, and submitted values are normalised.
 */
export function useRuledForm<F extends FieldValues>(
  rules: FormRules<F>,
  defaults: F,
  check?: FormCheck<F>,
): RuledForm<F> {
  const locale = useLocale();
  const form = useForm<F>({
    defaultValues: defaults as DefaultValues<F>,
    mode: 'onTouched',
    resolver: resolverFor(rules, locale, check),
  });

  const { getValues, register, setError, setFocus, formState } = form;
  // Register the fields in the order of the rules: a submission focuses the first invalid field that was registered, and
  // a field in a component of its own would register after those of its parent.
  useState(() => rulesOf(rules).map(([name]) => register(name as Path<F>)));
  return {
    ...form,
    errorOf: (name) => {
      const error = formState.errors[name];
      // Resolved on every render, so the message follows the page's language.
      if (error?.type === 'rule') return problemsOf(rules, getValues(), locale, check)[name];
      return typeof error?.message === 'string' ? error.message : undefined;
    },
    breaksRule: (name) => formState.errors[name]?.type === 'rule' && getValues(name) !== '',
    showServerErrors: (error) => {
      const known = getValues();
      const problems = error instanceof ApiError ? error.fields.filter(({ field }) => Object.hasOwn(known, field)) : [];
      for (const { field, message } of problems) setError(field as Path<F>, { type: 'server', message });
      const [first] = problems;
      if (first) setFocus(first.field as Path<F>);
      return problems.length > 0;
    },
  };
}

function problemsOf<F extends FieldValues>(
  rules: FormRules<F>,
  values: F,
  locale: Locale,
  check: FormCheck<F> | undefined,
): Record<string, string> {
  const broken = rulesOf(rules).map(([name, rule]) => [name, validateField(rule, values[name], locale)] as const);
  // An error of the field's own rule takes precedence.
  const ofRules = Object.fromEntries(broken.filter(([, message]) => message));
  const problems: Record<string, string | null | undefined> = { ...check?.(values, locale), ...ofRules };
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

const rulesOf = <F extends FieldValues>(rules: FormRules<F>): [string, FieldRule][] =>
  Object.entries(rules as Readonly<Record<string, FieldRule>>);

function resolverFor<F extends FieldValues>(
  rules: FormRules<F>,
  locale: Locale,
  check: FormCheck<F> | undefined,
): Resolver<F> {
  return (values) => {
    const problems = Object.entries(problemsOf(rules, values, locale, check));
    if (problems.length > 0) {
      const errors = problems.map(([name, message]) => [name, { type: 'rule', message }] as const);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<F> };
    }
    const texts: Readonly<Record<string, unknown>> = values;
    const kept = rulesOf(rules).map(([name, rule]) => {
      const value = texts[name];
      return [name, typeof value === 'string' ? normalizeField(rule, value) : value] as const;
    });
    return { values: { ...values, ...Object.fromEntries(kept) }, errors: {} };
  };
}
