import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { Housekeeping } from '../housekeeping/index.js';
import { Jobs } from '../jobs/index.js';
import { Log } from '../logging/index.js';
import { Mail } from '../mail/index.js';

interface Resumable {
  resume(options: { isStart: boolean }): Promise<void>;
}

/** The services that importers use, and the registry of all importers. */
@Injectable()
export class Imports implements OnApplicationBootstrap {
  private readonly importers: Resumable[] = [];

  constructor(
    readonly database: Database,
    readonly jobs: Jobs,
    readonly clock: Clock,
    readonly audit: Audit,
    readonly housekeeping: Housekeeping,
    readonly log: Log,
    readonly mail: Mail,
    private readonly config: Config,
  ) {}

  register(importer: Resumable): void {
    this.importers.push(importer);
  }

  /** Resumes the imports that a dead process left, without waiting for the queue to expire their old jobs. */
  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    for (const importer of this.importers) {
      importer
        .resume({ isStart: true })
        .catch((error: unknown) => this.log.warn({ error }, 'imports are resumed a minute later'));
    }
  }
}
