import { Injectable } from '@nestjs/common';
import {
  type ReceivedBody,
  type SettingsBody,
  settingsProblems,
  type SettingsWire,
  taxRegistrationKinds,
  type TaxRegistrationWire,
  zoneProblems,
} from '@dronesoccer/contracts';
import { fitsOrder, type ShippingZone, shippingZoneOf, type ShopSettings, zoneFaults } from '@dronesoccer/domain';
import { Config } from '../../../config/index.js';
import type { Caller } from '../../../platform/access/index.js';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, executorOf, type PrismaTx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { assertConfirmed } from '../../../people/auth/index.js';
import { assertMayChangeReaders } from '../../../people/users/index.js';
import { presentSettings, settingsOf } from '../settings.presenter.js';
import { writeRegistrations } from '../../../money/taxes/index.js';
import { holdStored, readStored, settingsSubject, type StoredSettings, writeSettings } from '../settings.queries.js';

type ShippingBody = ReceivedBody<'settings.admin.putShipping'>;

/** Reads and saves the shop settings for a SUPER_ADMIN. */
@Injectable()
export class EditSettings {
  private readonly edits: Edits<StoredSettings, SettingsWire, 'all'>;

  constructor(
    private readonly database: Database,
    audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.edits = new Edits(audit, {
      // Every installation has settings, so missing settings are a server error.
      ...{ subject: settingsSubject.type, missing: 'COMMON_001', changed: 'SET_001' },
      hold: holdStored,
      present: this.present,
      audited: ({ settings, registrations }) => ({ ...settings, taxRegistrations: registrations }),
    });
  }

  async read(): Promise<SettingsWire> {
    return this.present(await this.database.prismaTransaction(readStored));
  }

  /**
   * @throws AppError SET_001, with the current settings, if the settings were saved since they were read; SET_002 if a
   * value is invalid; AUTH_019 to raise the sum above which refunds need a confirmed identity
   */
  save(caller: Caller, body: SettingsBody): Promise<SettingsWire> {
    const { id: actorId } = caller;
    refuseWrongKinds(body.taxRegistrations);
    return this.saveWith(actorId, body.version, async (tx, before) => {
      const executor = executorOf(tx);
      const settings = settingsOf(body, before.settings);
      refuseUnfitLimits(settings);
      refuseHalfHours(settings);
      // Otherwise, a session that was left open could raise the sum and then refund.
      if (settings.refunds.confirmAboveCents > before.settings.refunds.confirmAboveCents) {
        await assertConfirmed(executor, caller);
      }
      await assertMayChangeReaders(executor, actorId, before.settings.safeSport.readers, settings.safeSport.readers);
      await writeSettings(tx, settings, this.clock.now());
      await writeRegistrations(executor, body.taxRegistrations);
    });
  }

  /**
   * Saves the rate table, with the version of all settings.
   *
   * @throws AppError SET_001, with the current settings, if the settings were saved since they were read; SET_002 if the
   * table has a fault
   */
  saveShipping({ id: actorId }: Caller, { version, zones: sent }: ShippingBody): Promise<SettingsWire> {
    const zones = sent.map(shippingZoneOf);
    refuseFaultyZones(zones);
    return this.saveWith(actorId, version, async (tx, { settings }) => {
      await writeSettings(tx, { ...settings, shippingRates: { zones } }, this.clock.now());
    });
  }

  private saveWith(
    actorId: string,
    version: number,
    write: (tx: PrismaTx, before: StoredSettings) => Promise<void>,
  ): Promise<SettingsWire> {
    const edit = { actorId, id: settingsSubject.id, scope: 'all', version, action: 'saved' } as const;
    return this.database.prismaTransaction(async (tx) => {
      await this.edits.change(tx, edit, (before) => write(tx, before));
      // The name of the last editor comes from the audit, which contains this save only now.
      return this.present(await readStored(tx));
    });
  }

  private present = (stored: StoredSettings): SettingsWire =>
    presentSettings(stored, this.config.shop.orderHoldMinutes);
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

function refuseFaultyZones(zones: readonly ShippingZone[]): void {
  const faults = zoneFaults(zones);
  if (faults.length === 0) return;
  throw new AppError('SET_002', {
    errors: faults.map(({ zone, field, fault }) => ({
      field: `zones.${zone}.${field}`,
      message: zoneProblems[fault],
    })),
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
