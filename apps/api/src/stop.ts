import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Config } from './config/index.js';
import { Drain } from './platform/http/index.js';
import type { Log } from './platform/logging/index.js';

const capMs = 30_000;

/** On SIGTERM or SIGINT, reports not ready, finishes running work and closes everything, within 30 seconds. */
export function stopOnSignal(app: INestApplication, config: Config, log: Log): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ signal }, 'stopped before everything was finished');
      end(log, 1);
    }, capMs).unref();
    app.get(Drain).begin();
    await sleep(config.http.drainSeconds * 1_000);
    await app.close();
    log.info({ signal }, 'stopped');
    end(log, 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ error }, 'could not stop in order');
        end(log, 1);
      });
    });
  }
}

/** The log is written in the background, so its last lines are flushed before the exit. */
function end(log: Log, code: number): void {
  log.flush(() => process.exit(code));
}
