import { useState } from 'react';
import { useBrowserValue } from '@/lib/use-browser-value';

/** A task on a page, as `<section>.<task>`. Its place and not its words, so that both languages share the progress. */
type TaskId = `${number}.${number}`;

const keyOf = (page: string) => `ticked:${page}`;

function ticksOf(page: string): readonly string[] {
  try {
    const ticked: unknown = JSON.parse(localStorage.getItem(keyOf(page)) ?? '[]');
    return Array.isArray(ticked) ? ticked.filter((task) => typeof task === 'string') : [];
  } catch {
    return [];
  }
}

function keepTicks(page: string, ticked: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(page), JSON.stringify(ticked));
  } catch {
    // Without browser storage the ticks last as long as the page.
  }
}

const noTicks: readonly string[] = [];

/** The tasks of a page that the reader has ticked, which this browser keeps. */
export function useTicks(page: string) {
  const kept = useBrowserValue(() => ticksOf(page), noTicks);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const ticked = changed ?? kept;
  const change = (next: readonly string[]) => {
    setChanged(next);
    keepTicks(page, next);
  };
  return {
    ticked,
    replace: change,
    toggle: (task: TaskId) =>
      change(ticked.includes(task) ? ticked.filter((each) => each !== task) : [...ticked, task]),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
