import { StartFailure } from '@dronesoccer/devkit';
import { MigrationError } from '@dronesoccer/prisma/migrate';
import { onceAbandoned } from './ancestors.ts';
import { printError, print } from './screen.ts';

/** Closes everything that a program opened. */
export type Close = () => Promise<void>;

/**
 * Runs a program until it is stopped. The first Ctrl-C (or SIGTERM) shuts it down in order, the second exits at once.
 * If the program is stopped while it opens, it finishes its current step and then closes everything that it has opened.
 */
export function runUntilStopped(open: (stopping: AbortSignal, fail: (why: string) => void) => Promise<Close>): void {
  const stopping = new AbortController();

  const end = async (code: number) => {
    stopping.abort();
    try {
      // If it was stopped while opening, it has already closed everything, and its error needs no report.
      const close = await opening.catch(() => undefined);
      await close?.();
    } catch (error) {
      printError(readable(error));
      code = 1;
    }
    process.exit(code);
  };
  const fail = (why: string) => {
    if (stopping.signal.aborted) return;
    printError(why);
    void end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      print('\nStopping.');
      void end(0);
    });
  }
  onceAbandoned(() => {
    if (!stopping.signal.aborted) void end(0);
  });
  const opening = open(stopping.signal, fail);
  opening.catch((error: unknown) => {
    if (stopping.signal.aborted) return; // `end` already waits for it
    printError(readable(error));
    process.exit(1);
  });
}

/** Returns one line for a problem that the user can fix, and the stack for a bug in our code. */
function readable(error: unknown): string {
  if (error instanceof StartFailure || error instanceof MigrationError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
