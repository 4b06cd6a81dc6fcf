import type { PolicyFigures } from '@dronesoccer/contracts';

/** The speed of an adult who reads on a screen, in words per minute, for both languages. */
const wordsPerMinute = 220;

/** Returns how long it takes to read a Markdown text, in whole minutes and at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Replaces each `{{name}}` in a text with the policy figure of that name, and leaves any other placeholder alone. */
export function fillFigures(text: string, figures: PolicyFigures): string {
  return text.replaceAll(/{{(\w+)}}/g, (placeholder, name: string) =>
    Object.hasOwn(figures, name) ? String(figures[name as keyof PolicyFigures]) : placeholder,
  );
}
