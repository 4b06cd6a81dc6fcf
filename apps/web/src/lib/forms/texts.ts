import { normalizeField, type FieldRule, type TextsOf } from '@dronesoccer/contracts';
import { isRecord } from '../is-record';

type Rules = Readonly<Record<string, FieldRule>>;

/** What is sent of texts that their rules found valid: normalised, an optional one only where it is filled in. */
export function keptTexts<const R extends Rules>(rules: R, values: { readonly [K in keyof R]: string }): TextsOf<R> {
  const kept = Object.entries<FieldRule>(rules).flatMap(([name, rule]) => {
    const text = normalizeField(rule, values[name] ?? '');
    return rule.optional && text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(kept) as TextsOf<R>;
}

/** Stored texts by the keys of `empty`; what is not a text falls back to the empty one. */
export function storedTexts<T extends Record<string, string>>(value: unknown, empty: T): T {
  const stored = isRecord(value) ? value : {};
  const texts = Object.keys(empty).map((name) => [name, typeof stored[name] === 'string' ? stored[name] : empty[name]]);
  return Object.fromEntries(texts) as T;
}
