import { Injectable } from '@nestjs/common';
import type { ShopSettings } from '@dronesoccer/domain';
import { ReadCache } from '../../platform/cache/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { readTaxTables, type TaxTables } from './taxes.queries.js';
import { readSettings, settingsVersion } from '../../platform/settings/index.js';

/** What a price is made by, of anything that is sold. */
export interface CurrentSettings {
  settings: ShopSettings;
  taxes: TaxTables;
}

/** What is not saved as settings, such as a new tax rate, applies everywhere this long after it was written. */
const lifetimeMs = 5_000;

/**
 * The settings and the tax tables, kept while they hold: the settings' version is asked for each time, so that what was saved
 * a moment ago, by whatever process, prices the very next quote.
 */
@Injectable()
export class SettingsReader {
  private readonly kept = new ReadCache<CurrentSettings>({ lifetimeMs, maxEntries: 1 });

  constructor(private readonly database: Database) {}

  /** Ask before a transaction opens: inside it, this would wait for a second connection while holding the first. */
  async current(): Promise<CurrentSettings> {
    return this.ofVersion(await this.version(this.database));
  }

  /** Which settings hold, for a caller that reads something else in the same turn; then `ofVersion`. */
  version(executor: Executor): Promise<number> {
    return settingsVersion(executor);
  }

  /** Ask where no connection is held, as for `current`. */
  ofVersion(version: number): Promise<CurrentSettings> {
    return this.kept.get(String(version), () => this.load());
  }

  private async load(): Promise<CurrentSettings> {
    const settings = await readSettings(this.database);
    return { settings, taxes: await readTaxTables(this.database) };
  }
}
