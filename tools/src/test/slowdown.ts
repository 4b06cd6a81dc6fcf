/**
 * The slowdown of a shared machine. The same tests cost twice the CPU time when other machines keep the hardware busy, so
 * a budget in CPU seconds would fail without a fault of the tests. A fixed piece of work is therefore repeated while they
 * run, and its CPU time shows the slowdown of that time.
 */
import { setInterval } from 'node:timers';

const pauseMs = 3_000;
/** The CPU time of the work in a quiet hour on the machine of the budgets: two cores, Node 24. */
const quietMs = 12.5;

const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `row ${id}`, group: id % 7 }));

/** Does what most of the tests' time goes to: parses, groups, compares and joins text. */
function work(): number {
  const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const groups = [...Map.groupBy(copy, ({ group }) => group).values()];
  const names = groups.map((group) => group.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')));
  return names.map((group) => group.join('\n').toUpperCase()).join('\n').length;
}

function cpuMsOfWork(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Starts to observe the machine. `stop` returns how many times as long work took as on a quiet machine; 1 for a faster
 * machine, which needs no allowance.
 */
export function observeSlowdown(): { stop: () => number } {
  // The first repetitions are slow, because they are compiled.
  for (let time = 0; time < 15; time += 1) cpuMsOfWork();
  const samples = [cpuMsOfWork()];
  const timer = setInterval(() => samples.push(cpuMsOfWork()), pauseMs);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(1, median(samples) / quietMs);
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
