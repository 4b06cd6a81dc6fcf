/** CPU time of a process and its descendants, as Linux counts it; unknown on other systems. */
import { readdir, readFile } from 'node:fs/promises';

/** The unit of /proc, which is the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  /** The ticks of the process itself and of its terminated children. */
  ticks: number;
}

/**
 * Returns the CPU seconds so far of this process and its descendants, including terminated ones. A process that
 * outlives its parent leaves the process tree, and its time is lost with it.
 */
export async function cpuSeconds(of: number = process.pid): Promise<number | undefined> {
  const processes = await allProcesses();
  if (processes.size === 0) return undefined;
  const children = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent);
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((ticks, child) => ticks + sum(child), processes.get(pid)?.ticks ?? 0);
  return sum(of) / TICKS_PER_SECOND;
}

async function allProcesses(): Promise<Map<number, Process>> {
  const names = await readdir('/proc').catch(() => []);
  const found = new Map<number, Process>();
  for (const name of names.filter((entry) => /^\d+$/.test(entry))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
    if (stat !== undefined) found.set(Number(name), processOf(stat));
  }
  return found;
}

/** The program's name is in parentheses and may contain anything, so the fields are counted from its end. */
export function processOf(stat: string): Process {
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // After the parent: group, session, terminal, its group, flags, four fault counters, then the four times.
  const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(parent), ticks };
}
