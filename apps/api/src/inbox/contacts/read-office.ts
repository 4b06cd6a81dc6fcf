import { Injectable } from '@nestjs/common';
import type { OrganisationContactWire } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { safeSportReaders } from '../../people/users/index.js';
import { SettingsReader } from '../../money/taxes/index.js';

/** Reads the organisation's contact details from the settings. */
@Injectable()
export class ReadOffice {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsReader,
  ) {}

  async read(): Promise<OrganisationContactWire> {
    const { organisation, office } = (await this.settings.current()).settings;
    const { isNamed } = await safeSportReaders(this.database);
    return { ...organisation, hours: office.hours, safeSportReaders: isNamed ? 'named' : 'administrators' };
  }
}
