import { Injectable } from '@nestjs/common';
import { policyFigures, type PolicyFigures } from '@dronesoccer/contracts';
import type { ShopSettings } from '@dronesoccer/domain';
import { ReadCache } from '../../platform/cache/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { readTaxTables, type TaxTables } from './taxes.queries.js';
import { readSettings, settingsVersion } from '../../platform/settings/index.js';

/** The settings and tax tables that determine prices. */
export interface CurrentSettings {
  settings: ShopSettings;
  taxes: TaxTables;
}

/** The time after which changes outside the settings, such as a new tax rate, apply everywhere. */
const lifetimeMs = 5_000;

/**
 * Caches the settings and the tax tables. Each read checks the settings' version, so that a change by any process
 * applies to the very next quote.
 */
@Injectable()
export class SettingsReader {
  private readonly kept = new ReadCache<CurrentSettings>({ lifetimeMs, maxEntries: 1 });

  constructor(private readonly database: Database) {}

  /**
   * Call this before opening a transaction. Inside one, the call would wait for a second connection while holding the
   * first.
   */
  async current(): Promise<CurrentSettings> {
    return this.ofVersion(await this.version(this.database));
  }

  /** Returns the figures that the policies state. Call this without holding a connection, like `current`. */
  async policyFigures(): Promise<PolicyFigures> {
    const { settings } = await this.current();
    return { ...policyFigures, returnDays: settings.returns.windowDays };
  }

  /**
   * Returns the current settings' version, for a caller that batches this read with others and then calls `ofVersion`.
   */
  version(executor: Executor): Promise<number> {
    return settingsVersion(executor);
  }

  /** Call this without holding a connection, like `current`. */
  ofVersion(version: number): Promise<CurrentSettings> {
    return this.kept.get(String(version), () => this.load());
  }

  private async load(): Promise<CurrentSettings> {
    const settings = await readSettings(this.database);
    return { settings, taxes: await readTaxTables(this.database) };
  }
}
