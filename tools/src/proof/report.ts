// The proofs print each figure once, as soon as it is known, and mark it if it is not as promised.
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

/** Prints a figure. If it is not as promised, the command exits with 1. */
export function note(what: string, figure: string | number, isGood = true): void {
  process.stdout.write(`${what}: ${figure}${isGood ? '' : '  NOT AS PROMISED'}\n`);
  if (!isGood) process.exitCode = 1;
}

/** @throws Error if the condition does not hold within three minutes; a condition that throws does not hold */
export async function until(what: string, holds: () => Promise<boolean>, everyMs = 500): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await holds().catch(() => false)); await pause(everyMs)) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${PATIENCE_MS / 1_000} s`);
  }
}
