import { ArenaClass } from '@dronesoccer/contracts';

const classes = { '20': ArenaClass.CLASS_20, '40': ArenaClass.CLASS_40 } as const;
const classWords = /(?<![\p{L}\d])classe?\s*-?\s*(20|40)(?!\d)/iu;

/**
 * A class that a search names (`battery class 20`, `classe 40`), and what else it looks for. What fits a class says so by
 * its class, not in its words.
 */
export function classNamedIn(search: string): { arenaClass: ArenaClass; words: string; rest: string } | null {
  const [words, size] = classWords.exec(search) ?? [];
  if (words === undefined || (size !== '20' && size !== '40')) return null;
  return { arenaClass: classes[size], words, rest: search.replace(words, ' ').trim() };
}
