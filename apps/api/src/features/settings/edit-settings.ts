import { Injectable } from '@nestjs/common';
import {
  type SettingsBody,
  settingsProblems,
  type SettingsWire,
  taxRegistrationKinds,
  type TaxRegistrationWire,
} from '@dronesoccer/contracts';
import { fitsOrder, type ShopSettings } from '@dronesoccer/domain';
import { Config } from '../../config/index.js';
import type { Caller } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, executorOf } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { refuseReaders } from './safe-sport-readers.js';
import { presentSettings, settingsOf } from './settings.presenter.js';
import { writeRegistrations } from '../taxes/index.js';
import { claimVersion, readStored, settingsSubject, writeSettings } from './settings.queries.js';

/** What a SUPER_ADMIN decides about the shop. */
@Injectable()
export class EditSettings {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async read(): Promise<SettingsWire> {
    return this.present(await this.database.prismaTransaction(readStored));
  }

  /** Two who read the same version: one saves, the other hears SET_001 and loses nothing that was typed. */
  async save(caller: Caller, body: SettingsBody): Promise<SettingsWire> {
    refuseWrongKinds(body.taxRegistrations);
    return this.database.prismaTransaction(async (tx) => {
      const at = this.clock.now();
      const executor = executorOf(tx);
      if (!(await claimVersion(executor, body.version, at))) throw new AppError('SET_001');
      const before = await readStored(tx);
      const settings = settingsOf(body, before.settings);
      refuseUnfitLimits(settings);
      refuseHalfHours(settings);
      await refuseReaders(executor, caller.id, before.settings.safeSport.readers, settings.safeSport.readers);
      await writeSettings(tx, settings, at);
      await writeRegistrations(executor, body.taxRegistrations);
      const after = await readStored(tx);
      await this.audit.write(executor, {
        actorId: caller.id,
        action: 'settings.saved',
        subjectType: settingsSubject.type,
        subjectId: settingsSubject.id,
        before: { ...before.settings, taxRegistrations: before.registrations },
        after: { ...after.settings, taxRegistrations: after.registrations },
      });
      return this.present(await readStored(tx));
    });
  }

  private present(stored: Awaited<ReturnType<typeof readStored>>): SettingsWire {
    return presentSettings(stored, this.config.shop.orderHoldMinutes);
  }
}

function refuseUnfitLimits({ orderLimits }: ShopSettings): void {
  if (fitsOrder(orderLimits)) return;
  throw new AppError('SET_002', {
    errors: [{ field: 'maxPiecesPerOrder', message: settingsProblems.orderBelowProduct }],
  });
}

function refuseHalfHours({ office: { hours } }: ShopSettings): void {
  if (hours === null || (hours.en && hours.fr)) return;
  const missing = hours.en ? 'fr' : 'en';
  throw new AppError('SET_002', {
    errors: [{ field: `office.hours.${missing}`, message: settingsProblems.hoursInBoth }],
  });
}

function refuseWrongKinds(registrations: readonly TaxRegistrationWire[]): void {
  const keyOf = ({ province, name }: { province: string; name: string }) => `${province} ${name}`;
  const known = new Set(taxRegistrationKinds.map(keyOf));
  registrations.forEach((registration, index) => {
    const isTwice = registrations.findIndex((each) => keyOf(each) === keyOf(registration)) !== index;
    if (known.has(keyOf(registration)) && !isTwice) return;
    throw new AppError('SET_002', {
      errors: [
        {
          field: `taxRegistrations.${index}`,
          message: isTwice
            ? { en: 'This registration is listed twice', fr: 'Cette inscription figure deux fois' }
            : { en: 'This tax does not exist', fr: 'Cette taxe n’existe pas' },
        },
      ],
    });
  });
}
