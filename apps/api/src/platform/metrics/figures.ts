import { setTimeout as sleep } from 'node:timers/promises';
import { type FactoryProvider, Injectable } from '@nestjs/common';
import { Database, type Executor } from '../database/index.js';
import { Log } from '../logging/index.js';

/** A value that is read from the database. Every process reports the same value. */
export interface Figure {
  /** In Prometheus's form, with the prefix `dronesoccer_`. */
  readonly name: string;
  readonly help: string;
  /** The label of the samples, if a figure has several. Its values must be few: never an id, an address or a path. */
  readonly label?: string;
}

export interface Sample {
  readonly name: string;
  readonly value: number;
  /** The value of the figure's label. */
  readonly of?: string;
}

/** The figures that one statement reads. Its cost must not grow with the age of the shop. */
export interface FigureSource {
  readonly figures: readonly Figure[];
  read(executor: Executor): Promise<readonly Sample[]>;
}

/** The time for which a reading is used again, so that several readers of metrics cost no more than one. */
const lifetimeMs = 5_000;
const statementTimeoutMs = 2_000;
/** A scrape waits no longer than this, for example for a free connection. */
const deadlineMs = 3_000;

interface Reading {
  readonly at: number;
  readonly samples: Promise<readonly Sample[] | null>;
}

/** Reads the figures of all features in one transaction. */
@Injectable()
export class Figures {
  private readonly sources: FigureSource[] = [];
  private reading: Reading | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /** Call this in `onModuleInit`. */
  add(source: FigureSource): void {
    this.sources.push(source);
  }

  get all(): readonly Figure[] {
    return this.sources.flatMap(({ figures }) => figures);
  }

  /** Returns null if the database does not answer in time. */
  async current(): Promise<readonly Sample[] | null> {
    const now = performance.now();
    if (this.reading === null || now - this.reading.at > lifetimeMs) {
      this.reading = { at: now, samples: this.read() };
    }
    const timer = new AbortController();
    const late = sleep(deadlineMs, null, { signal: timer.signal }).catch(() => null);
    try {
      return await Promise.race([this.reading.samples, late]);
    } finally {
      timer.abort();
    }
  }

  private async read(): Promise<readonly Sample[] | null> {
    try {
      return await this.database.snapshot(async (tx) => {
        const [, ...samples] = await Promise.all([
          tx.query(`SET LOCAL statement_timeout = ${statementTimeoutMs}`),
          ...this.sources.map((source) => source.read(tx)),
        ]);
        return samples.flat();
      });
    } catch (error) {
      this.log.warn({ error }, 'the figures for the metrics could not be read');
      return null;
    }
  }
}

/** Returns the provider that adds a feature's figures to the metrics. List it in the feature's module. */
export const figuresFrom = (source: FigureSource): FactoryProvider => ({
  provide: Symbol('figures'),
  inject: [Figures],
  useFactory: (figures: Figures) => {
    figures.add(source);
    return source;
  },
});
