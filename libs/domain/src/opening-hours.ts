import type { OpeningHours } from '@dronesoccer/contracts';

/** `order`: it does not close after it opens. `overlap`: it overlaps an earlier entry of the same weekday. */
export interface OpeningProblem {
  readonly index: number;
  readonly problem: 'order' | 'overlap';
}

/** What is wrong with a week's opening hours; empty when nothing is. For the form and the server alike. */
export function openingProblems(hours: readonly OpeningHours[]): OpeningProblem[] {
  return hours.flatMap((span, index): OpeningProblem[] => {
    // `HH:MM` texts sort as the times they are.
    if (span.closes <= span.opens) return [{ index, problem: 'order' }];
    const overlaps = hours
      .slice(0, index)
      .some((other) => other.day === span.day && other.opens < span.closes && span.opens < other.closes);
    return overlaps ? [{ index, problem: 'overlap' }] : [];
  });
}
