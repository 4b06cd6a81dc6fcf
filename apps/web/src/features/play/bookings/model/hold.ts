import { useEffect, useState } from 'react';

/** The remaining minutes at which the end of a hold is announced. */
const announcedAt = [1, 5] as const;

/**
 * Returns the announcement for the remaining seconds: 5 from five minutes on, 1 from one minute on, null before and
 * after the end.
 */
export const announcedMinutes = (secondsLeft: number): 1 | 5 | null =>
  secondsLeft <= 0 ? null : (announcedAt.find((minutes) => secondsLeft <= minutes * 60) ?? null);

/** Formats seconds as `9:05`. */
export function clockText(secondsLeft: number): string {
  const seconds = Math.max(0, Math.floor(secondsLeft));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down the seconds until an instant (ISO); never below 0. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
}
