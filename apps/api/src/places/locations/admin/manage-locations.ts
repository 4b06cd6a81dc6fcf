import { Injectable } from '@nestjs/common';
import {
  type LocalText,
  type LocationAdminWire,
  type LocationTermsBody,
  type Page,
  type PlaceImpact,
  postalCodeMismatch,
  provinceZones,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, executorOf, newId, pageOf, type PrismaTx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { keepOwnPictures } from '../../../platform/images/index.js';
import { activeCompany } from '../../companies/index.js';
import { NewLocations } from '../new-locations.js';
import { ClosingImpacts } from '../closing-impacts.js';
import { SlotTimeZones } from '../slot-time-zones.js';
import { presentAdminLocation } from './locations.presenter.js';
import {
  adminLocation,
  type AdminLocationRow,
  insertLocation,
  listAdminLocations,
  locationIdsOf,
  type LocationValues,
  lockLocation,
  updateLocation,
} from './locations.queries.js';

const zoneElsewhere: LocalText = {
  en: 'This time zone is not in use in that province',
  fr: 'Ce fuseau horaire n’est pas en usage dans cette province',
};
const zoneInUse: LocalText = {
  en: 'Upcoming slots are in the old time zone: cancel them first, then create them again',
  fr: 'Des plages à venir sont dans l’ancien fuseau horaire : annulez-les d’abord, puis recréez-les',
};
const companyFixed: LocalText = {
  en: 'Only the organization’s administrators can give a location to another company',
  fr: 'Seuls les administrateurs de l’organisation confient un emplacement à une autre entreprise',
};

/** The organisation's locations, as its administrators and company administrators edit them. */
@Injectable()
export class ManageLocations {
  private readonly edits: Edits<AdminLocationRow, LocationAdminWire, CompanyScope>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly newLocations: NewLocations,
    private readonly closingImpacts: ClosingImpacts,
    private readonly slotTimeZones: SlotTimeZones,
  ) {
    const refusals = { missing: 'ARENA_001', changed: 'ARENA_008' } as const;
    this.edits = new Edits(audit, {
      subject: 'location',
      ...refusals,
      hold: lockLocation,
      present: presentAdminLocation,
    });
  }

  list(query: ReceivedQuery<'locations.admin.list'>, scope: CompanyScope): Promise<Page<LocationAdminWire>> {
    const read = this.database.prisma;
    return pageOf(query, (slice) => listAdminLocations(read, query, scope, slice), presentAdminLocation);
  }

  /** @throws AppError ARENA_001 also for another company's location */
  async get(id: string, scope: CompanyScope): Promise<LocationAdminWire> {
    const location = await adminLocation(this.database.prisma, id, scope);
    if (location === null) throw new AppError('ARENA_001');
    return presentAdminLocation(location);
  }

  /** @throws AppError ARENA_001 for an unknown location, COMP_001 for an unknown company */
  async impact(of: 'location' | 'company', id: string): Promise<PlaceImpact> {
    const locationIds = await locationIdsOf(this.database.prisma, of, id);
    if (locationIds === null) throw new AppError(of === 'location' ? 'ARENA_001' : 'COMP_001');
    const { paidCents, ...rest } = await this.closingImpacts.at(this.database, locationIds, this.clock.now());
    return { ...rest, paid: toDollars(paidCents) };
  }

  create(actorId: string, body: LocationTermsBody, repeat: Repeatable): Promise<LocationAdminWire> {
    const values = locationValues(body);
    return this.database.prismaTransaction((tx) => {
      const executor = executorOf(tx);
      return this.idempotency.run(executor, repeat, async () => {
        const [id, now] = [newId(), this.clock.now()];
        await checkCompany(tx, values.companyId);
        await insertLocation(tx, { id, now }, values);
        await this.newLocations.prepare(executor, id);
        await keepPicture(tx, id, values);
        return this.edits.created(tx, { actorId, id, scope: 'all' });
      });
    });
  }

  /**
   * @throws AppError ARENA_008 with the current values if someone else changed the location first, ARENA_009 if
   * upcoming slots have another time zone
   */
  update(
    actorId: string,
    id: string,
    { version, ...body }: LocationTermsBody & { version: number },
    scope: CompanyScope,
  ): Promise<LocationAdminWire> {
    const values = locationValues(body);
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope, version, action: 'updated' }, async (before) => {
        if (values.companyId !== before.companyId) {
          if (scope !== 'all') throw fieldError('companyId', companyFixed);
          await checkCompany(tx, values.companyId);
        }
        const now = this.clock.now();
        const { timeZone } = values;
        if (timeZone !== before.timeZone && (await this.slotTimeZones.hasOther(executorOf(tx), id, { timeZone, now })))
          throw new AppError('ARENA_009', { errors: [{ field: 'timeZone', message: zoneInUse }] });
        await updateLocation(tx, id, values, now);
        await keepPicture(tx, id, values);
      }),
    );
  }

  /** The call is idempotent. */
  setOpen(actorId: string, id: string, isActive: boolean): Promise<LocationAdminWire> {
    const edit = { actorId, id, scope: 'all', action: isActive ? 'reopened' : 'closed' } as const;
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, edit, async (before) =>
        before.isActive === isActive ? 'unchanged' : updateLocation(tx, id, { isActive }, this.clock.now()),
      ),
    );
  }
}

/** @throws AppError ARENA_007 if the picture was not uploaded here */
async function keepPicture(tx: PrismaTx, id: string, { imageUrl, names }: LocationValues): Promise<void> {
  const pictures = imageUrl === null ? [] : [{ url: imageUrl, alt: names }];
  await keepOwnPictures(executorOf(tx), { type: 'location', id }, pictures, { code: 'ARENA_007', field: 'img' });
}

/** @throws AppError ARENA_007 if the postal code, province and time zone do not match */
function locationValues({ img, latitude, longitude, ...terms }: LocationTermsBody): LocationValues {
  const mismatch = postalCodeMismatch(terms.province, terms.postalCode);
  if (mismatch !== null) throw fieldError('postalCode', mismatch);
  if (!provinceZones[terms.province].includes(terms.timeZone)) throw fieldError('timeZone', zoneElsewhere);
  return { ...terms, latitude: Number(latitude), longitude: Number(longitude), imageUrl: img };
}

const fieldError = (field: string, message: LocalText): AppError =>
  new AppError('ARENA_007', { errors: [{ field, message }] });

/** @throws AppError COMP_001 if there is no such company, COMP_003 if it is inactive */
async function checkCompany(tx: PrismaTx, id: string | null): Promise<void> {
  const isActive = id === null ? true : await activeCompany(executorOf(tx), id);
  if (isActive === null) throw new AppError('COMP_001');
  if (!isActive) throw new AppError('COMP_003');
}
