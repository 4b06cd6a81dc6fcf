// CPU time of a process and its descendants, as the kernel counts it.
import { readFileSync, readdirSync } from 'node:fs';

/** Kernel clock ticks per second; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Stat {
  readonly parent: number;
  /** user and system ticks of the process and of its terminated children */
  readonly ticks: number;
}

const readStat = (pid: number): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the second field is the program's name in parentheses and may contain spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number): number => Number(fields[index]);
    return { parent: at(1), ticks: at(11) + at(12) + at(13) + at(14) };
  } catch {
    return null;
  }
};

/** Returns the CPU seconds that the process and its descendants have used so far. */
export const cpuSeconds = (root: number): number => {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? readStat(pid) : null;
    if (stat) stats.set(pid, stat);
  }
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = stats.get(at)?.parent) {
      if (at === root) return true;
    }
    return false;
  };
  let ticks = 0;
  for (const [pid, stat] of stats) if (belongs(pid)) ticks += stat.ticks;
  return ticks / TICKS_PER_SECOND;
};
