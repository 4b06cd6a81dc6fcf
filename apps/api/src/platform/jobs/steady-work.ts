import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';

/** Does a piece of it, and returns in how many milliseconds to look again; 0 when there may be more. */
export type Step = () => Promise<number>;

interface Work {
  name: string;
  atOnce: number;
  step: Step;
}

const afterFailureMs = 5_000;

/**
 * Work that all worker processes share piece by piece, for as long as there is any. Its rows say what is left to do, so
 * unlike a job it goes on wherever a process runs, at once after a crash.
 */
@Injectable()
export class SteadyWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly works: Work[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** Call it in `onModuleInit`. The step runs `atOnce` times side by side in each worker process. */
  add(name: string, atOnce: number, step: Step): void {
    this.works.push({ name, atOnce, step });
  }

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.running = Promise.all(
      this.works.flatMap((work) => Array.from({ length: work.atOnce }, () => this.keepDoing(work))),
    );
  }

  /** What was begun is finished before connections are closed. */
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
