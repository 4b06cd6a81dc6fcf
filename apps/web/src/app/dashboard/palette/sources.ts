import type { LucideIcon } from 'lucide-react';

/** One line of the palette: a place to go to, or something to do. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** What tells it from others of the same name: an e-mail, a total. */
  hint?: string;
  icon: LucideIcon;
  choose: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  entries: readonly PaletteEntry[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed begins a word of the entry, or stands in it; accents and case do not matter. */
export function matches(term: string, ...texts: readonly (string | undefined)[]): boolean {
  const text = plain(texts.filter(Boolean).join(' '));
  return plain(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
