import type { ReactNode } from 'react';
import { Cover } from '../pictures/cover';

interface ChoiceRowProps {
  /** The picture, or null for a placeholder; undefined for something that has no picture. */
  cover?: string | null;
  onChoose: () => void;
  children: ReactNode;
}

/** A row of a list from which one thing is chosen. */
export function ChoiceRow({ cover, onChoose, children }: ChoiceRowProps) {
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised"
      onClick={onChoose}
    >
      {cover !== undefined && <Cover url={cover} />}
      {children}
    </button>
  );
}
