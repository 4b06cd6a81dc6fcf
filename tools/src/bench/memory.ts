// Memory that a process holds, as the kernel counts it: resident pages, those shared with others included.
import { readFileSync } from 'node:fs';

const kilobytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Megabytes now. */
export const residentMb = (pid: number): number => Math.round(kilobytes(pid, 'VmRSS') / 1024);

/** Megabytes when it held most. */
export const peakMb = (pid: number): number => Math.round(kilobytes(pid, 'VmHWM') / 1024);
