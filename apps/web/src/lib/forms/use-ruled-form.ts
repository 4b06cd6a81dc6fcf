import { normalizeField, validateField, type FieldRule, type Locale } from '@dronesoccer/contracts';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../errors/api-error';
import { useLocale } from '../i18n/use-locale';

/** The rule of each field, out of the contracts' `fieldRules`. */
export type FormRules<F extends Record<string, string>> = { readonly [K in keyof F]: FieldRule };

export interface RuledForm<F extends Record<string, string>> extends UseFormReturn<F> {
  /** Props of a field: what an Input needs, and what the Field around it shows. */
  errorOf: (name: Path<F>) => string | undefined;
  /** Puts what the server refused beside its fields; false when it named none of this form. */
  showServerErrors: (error: unknown) => boolean;
}

/**
 * A form of text fields held by the same rules as the server (spec 5): errors show when a field is left, submitting
 * shows all of them and goes to the first, what was typed is never lost, and values leave normalised.
 */
export function useRuledForm<F extends Record<string, string>>(rules: FormRules<F>, defaults: F): RuledForm<F> {
  const locale = useLocale();
  const form = useForm<F>({
    defaultValues: defaults as DefaultValues<F>,
    mode: 'onTouched',
    resolver: resolverFor(rules, locale),
  });

  const { getValues, setError, setFocus, formState } = form;
  return {
    ...form,
    errorOf: (name) => {
      const error = formState.errors[name];
      // Said anew on every showing, so that the message changes with the language of the page.
      if (error?.type === 'rule') return validateField(rules[name], getValues(name), locale) ?? undefined;
      return typeof error?.message === 'string' ? error.message : undefined;
    },
    showServerErrors: (error) => {
      const problems = error instanceof ApiError ? error.fields.filter(({ field }) => field in rules) : [];
      for (const { field, message } of problems) setError(field as Path<F>, { type: 'server', message });
      const [first] = problems;
      if (first) setFocus(first.field as Path<F>);
      return problems.length > 0;
    },
  };
}

function resolverFor<F extends Record<string, string>>(rules: FormRules<F>, locale: Locale): Resolver<F> {
  return (values) => {
    const names = Object.keys(rules) as (keyof F & string)[];
    const problems = names.flatMap((name) => {
      const message = validateField(rules[name], values[name], locale);
      return message === null ? [] : [[name, { type: 'rule', message }] as const];
    });
    if (problems.length > 0) return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<F> };
    const kept = names.map((name) => [name, normalizeField(rules[name], values[name] ?? '')] as const);
    return { values: { ...values, ...Object.fromEntries(kept) }, errors: {} };
  };
}
