import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';
import { Drain } from '../http/drain.js';

interface Readiness {
  ready: boolean;
  reason?: 'draining' | 'migrations missing';
}

const migrateFile = createRequire(import.meta.url).resolve('@dronesoccer/prisma/migrate');
const migrationsFolder = path.join(path.dirname(migrateFile), '../migrations');

@Injectable()
export class ReadinessCheck {
  /** Migrations are never removed, so once all are applied there is no need to check again. */
  private migrated = false;

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
  ) {}

  /** @throws if the database cannot be reached */
  async check(): Promise<Readiness> {
    if (this.drain.isDraining) return { ready: false, reason: 'draining' };
    if (this.migrated) await this.database.query('SELECT 1', [], 'ready');
    else this.migrated = await this.allMigrationsApplied();
    return this.migrated ? { ready: true } : { ready: false, reason: 'migrations missing' };
  }

  private async allMigrationsApplied(): Promise<boolean> {
    const [history] = await this.database.query<{ exists: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
    );
    if (!history?.exists) return false;
    const rows = await this.database.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Set(rows.map((row) => row.migration_name));
    const entries = await readdir(migrationsFolder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).every(({ name }) => applied.has(name));
  }
}
