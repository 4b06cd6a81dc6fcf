import { isRecord } from '@/lib/is-record';
import type { Scan } from './scan';

/**
 * The storage key of scans that were not sent yet. They belong to the staff member at the door, so they stay in the tab
 * and are removed on logout.
 */
const key = 'unsentScans';

export function unsentScans(): Scan[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isScan) : [];
  } catch {
    return [];
  }
}

export function keepUnsent(scans: readonly Scan[]): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(scans.map(({ key: id, arenaId, day, code }) => ({ key: id, arenaId, day, code }))),
    );
  } catch {
    // Without session storage, the scans last until the page is closed.
  }
}

const isScan = (value: unknown): value is Scan =>
  isRecord(value) && ['key', 'arenaId', 'day', 'code'].every((name) => typeof value[name] === 'string');
