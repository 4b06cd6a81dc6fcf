import { createContext } from 'react';

/** The part of the texts of the lists' kit that names an item. */
export type SortingTexts = 'pictures' | 'sorting';

interface SortingState {
  ids: readonly string[];
  /** Moves an item one place towards the start or the end. */
  step: (id: string, by: -1 | 1) => void;
  texts: SortingTexts;
}

export const SortingContext = createContext<SortingState>({ ids: [], step: () => undefined, texts: 'sorting' });

/** Returns the id by which an item's handle is found after the item has moved. */
export const handleId = (id: string): string => `handle-${id}`;
