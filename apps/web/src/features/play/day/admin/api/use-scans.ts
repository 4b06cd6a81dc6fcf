import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/lib/http/call';
import { randomId } from '@/lib/random-id';
import { outcomeOf, refusalOf, type Scan, type ScanEntry, type ScanOutcome, toneOf } from '../model/scan';
import { sound } from '../model/sounds';
import { keepUnsent, unsentScans } from '../model/unsent-scans';
import { showOnSheets } from './use-day-changes';

/** Returns the arena of a ticket for elsewhere, or null for any other outcome. */
const arenaOf = (outcome: ScanOutcome): string | null => (outcome.kind === 'elsewhere' ? outcome.slot.arena.id : null);

/** The number of recent results on screen. */
const shownMax = 30;
const retryMs = 5_000;
const timeoutMs = 8_000;

const unsent: ScanOutcome = { kind: 'unsent' };

const isWaiting = ({ outcome: { kind } }: ScanEntry): boolean => kind === 'unsent' || kind === 'sending';
const isShown = (entry: ScanEntry, index: number): boolean => index < shownMax || isWaiting(entry);

/**
 * Keeps the scans with their outcomes, latest first. Without a network they are kept, also in the tab's storage, and
 * sent later. Each scan has its own idempotency key, so a retry after a lost answer gives the same result.
 */
export function useScans({ isLoud, arenaIds }: { isLoud: boolean; arenaIds: readonly string[] }) {
  const client = useQueryClient();
  const [entries, setEntries] = useState<readonly ScanEntry[]>(() =>
    unsentScans().map((scan) => ({ ...scan, outcome: unsent })),
  );
  useEffect(() => keepUnsent(entries.filter(isWaiting)), [entries]);
  const loud = useRef(isLoud);
  const shownArenas = useRef(arenaIds);
  useEffect(() => {
    loud.current = isLoud;
    shownArenas.current = arenaIds;
  });

  const settle = useCallback((key: string, change: Partial<ScanEntry>) => {
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  }, []);
  const send = useCallback(
    async (taken: Scan, isFirst: boolean) => {
      const post = ({ key, ...body }: Scan) =>
        call('bookings.day.admin.scan', { body, idempotencyKey: key, skipLoader: true, timeoutMs }).then((answer) => {
          showOnSheets(client, answer.booking);
          return outcomeOf(answer);
        }, refusalOf);
      let { key } = taken;
      let outcome = await post(taken);
      // The ticket is for another arena of the same sheet. This door serves that arena too.
      const arenaId = arenaOf(outcome);
      if (arenaId !== null && arenaId !== taken.arenaId && shownArenas.current.includes(arenaId)) {
        const moved: Scan = { ...taken, key: randomId(), arenaId };
        // The entry keeps the new key, so that a retry after a lost answer does not count again.
        settle(key, moved);
        key = moved.key;
        outcome = await post(moved);
      }
      settle(key, { outcome });
      // A scan that is still waiting has already made its sound.
      if (loud.current && (isFirst || outcome.kind !== 'unsent')) sound(toneOf(outcome));
    },
    [client, settle],
  );

  const scan = useCallback(
    (sheet: { arenaId: string; day: string }, code: string) => {
      const taken: Scan = { key: randomId(), ...sheet, code };
      setEntries((all) => [{ ...taken, outcome: { kind: 'sending' as const } }, ...all].filter(isShown));
      void send(taken, true);
    },
    [send],
  );

  /** Sends the code of an entry again, as a new scan in the place of the old one. */
  const repeat = useCallback(
    ({ key, arenaId, day, code }: Scan) => {
      const taken: Scan = { key: randomId(), arenaId, day, code };
      settle(key, { ...taken, outcome: { kind: 'sending' } });
      void send(taken, true);
    },
    [send, settle],
  );

  const first = entries.findLast(({ outcome }) => outcome.kind === 'unsent');
  useEffect(() => {
    if (!first) return;
    // Retry one scan at a time, in the order in which they were scanned.
    const again = () => {
      settle(first.key, { outcome: { kind: 'sending' } });
      const { key, arenaId, day, code } = first;
      void send({ key, arenaId, day, code }, false);
    };
    const timer = window.setTimeout(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [first, send, settle]);

  return {
    entries,
    unsentCount: entries.filter(({ outcome }) => outcome.kind === 'unsent').length,
    scan,
    repeat,
    remove: (key: string) => setEntries((all) => all.filter((entry) => entry.key !== key)),
  };
}

export type Scans = ReturnType<typeof useScans>;
