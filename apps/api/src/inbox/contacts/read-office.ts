import { Injectable } from '@nestjs/common';
import type { OfficeWire } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { safeSportReaders } from '../../people/users/index.js';
import { SettingsReader } from '../../money/taxes/index.js';

/** Where the organisation is reached, as the dashboard's settings say. */
@Injectable()
export class ReadOffice {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsReader,
  ) {}

  async read(): Promise<OfficeWire> {
    const { organisation, office } = (await this.settings.current()).settings;
    const { isNamed } = await safeSportReaders(this.database);
    return { ...organisation, hours: office.hours, safeSportReaders: isNamed ? 'named' : 'administrators' };
  }
}
