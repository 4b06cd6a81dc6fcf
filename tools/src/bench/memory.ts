// The memory of a process, as the kernel counts it: resident pages, including shared ones.
import { readFileSync, writeFileSync } from 'node:fs';

const kilobytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Returns the current resident memory in megabytes. */
export const residentMb = (pid: number): number => Math.round(kilobytes(pid, 'VmRSS') / 1024);

/** Returns the peak memory in megabytes since the last `forgetPeak`. */
export const peakMb = (pid: number): number => Math.round(kilobytes(pid, 'VmHWM') / 1024);

/** Resets the peak memory; 5 is the kernel's code for this. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
