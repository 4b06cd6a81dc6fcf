import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';

/**
 * Does one piece of the work. Returns how many milliseconds to wait before the next piece; 0 if there may be more now.
 */
export type Step = () => Promise<number>;

interface Work {
  name: string;
  atOnce: number;
  step: Step;
}

const afterFailureMs = 5_000;

/**
 * Work that all worker processes share piece by piece, for as long as any remains. Its rows record the remaining work,
 * so unlike a job it continues immediately after a crash, wherever a process runs. Each step claims its rows with
 * `FOR UPDATE SKIP LOCKED`.
 */
@Injectable()
export class ContinuousWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly works: Work[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** Adds a step, which runs `atOnce` times concurrently in each worker process. Call this in `onModuleInit`. */
  add(name: string, atOnce: number, step: Step): void {
    this.works.push({ name, atOnce, step });
  }

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.running = Promise.all(
      this.works.flatMap((work) => Array.from({ length: work.atOnce }, () => this.keepDoing(work))),
    );
  }

  /** Finishes steps in progress before connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async keepDoing({ name, step }: Work): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const pauseMs = await step().catch((error: unknown) => {
        this.log.warn({ work: name, error }, 'a piece of work failed and will be tried again');
        return afterFailureMs;
      });
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
