import type { LucideIcon } from 'lucide-react';
import { searchable } from '@/lib/searchable';

/** An entry of the palette: a page to open or an action to run. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Tells entries with the same label apart, for example by an email address or a total. */
  hint?: string;
  /** More words by which the entry is found. */
  words?: string;
  icon: LucideIcon;
  choose: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  entries: readonly PaletteEntry[];
}

/** Returns true if the text contains every typed word. Accents and case are ignored. */
export function matches(term: string, ...texts: readonly (string | undefined)[]): boolean {
  const text = searchable(texts.filter(Boolean).join(' '));
  return searchable(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
