import type { OpeningHours } from '@dronesoccer/contracts';

/** `order`: the entry does not close after it opens. `overlap`: it overlaps an earlier entry of the same weekday. */
interface OpeningProblem {
  readonly index: number;
  readonly problem: 'order' | 'overlap';
}

/**
 * Returns the problems of a week's opening hours; empty if there are none. The form and the server share this check.
 */
export function openingProblems(hours: readonly OpeningHours[]): OpeningProblem[] {
  return hours.flatMap((span, index): OpeningProblem[] => {
    // `HH:MM` texts sort in order of time.
    if (span.closes <= span.opens) return [{ index, problem: 'order' }];
    const overlaps = hours
      .slice(0, index)
      .some((other) => other.day === span.day && other.opens < span.closes && span.opens < other.closes);
    return overlaps ? [{ index, problem: 'overlap' }] : [];
  });
}
