// Memory that a process holds, as the kernel counts it: resident pages, those shared with others included.
import { readFileSync, writeFileSync } from 'node:fs';

const kilobytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Megabytes now. */
export const residentMb = (pid: number): number => Math.round(kilobytes(pid, 'VmRSS') / 1024);

/** Megabytes when it held most since `forgetPeak`. */
export const peakMb = (pid: number): number => Math.round(kilobytes(pid, 'VmHWM') / 1024);

/** From here on the most it holds is counted anew; 5 is the kernel's word for it. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
