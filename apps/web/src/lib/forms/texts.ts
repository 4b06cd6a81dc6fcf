import { normalizeField, type FieldRule, type TextsOf } from '@dronesoccer/contracts';
import { isRecord } from '../is-record';

type Rules = Readonly<Record<string, FieldRule>>;

/**
 * Returns the normalised texts for a request; the rules have already validated them. Empty optional texts are omitted.
 */
export function keptTexts<const R extends Rules>(rules: R, values: { readonly [K in keyof R]: string }): TextsOf<R> {
  const kept = Object.entries<FieldRule>(rules).flatMap(([name, rule]) => {
    const text = normalizeField(rule, values[name] ?? '');
    return rule.optional && text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(kept) as TextsOf<R>;
}

/** Returns the stored texts for the keys of `empty`; a value that is not a text falls back to the empty one. */
export function storedTexts<T extends Record<string, string>>(value: unknown, empty: T): T {
  const stored = isRecord(value) ? value : {};
  const texts = Object.keys(empty).map((name) => [name, typeof stored[name] === 'string' ? stored[name] : empty[name]]);
  return Object.fromEntries(texts) as T;
}
