import { useEffect, useState } from 'react';

/** Whole minutes at which the end of a hold is announced. */
const announcedAt = [1, 5] as const;

/** Which announcement the seconds that are left are in: 5 from five minutes on, 1 from one minute on, null before. */
export const announcedMinutes = (secondsLeft: number): 1 | 5 | null =>
  secondsLeft <= 0 ? null : (announcedAt.find((minutes) => secondsLeft <= minutes * 60) ?? null);

/** `9:05`. */
export function clockText(secondsLeft: number): string {
  const seconds = Math.max(0, Math.floor(secondsLeft));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds until an instant (ISO), counted down; never less than 0. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
}
