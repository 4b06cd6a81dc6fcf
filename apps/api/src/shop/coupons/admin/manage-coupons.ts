import { Injectable } from '@nestjs/common';
import type {
  CouponAdminWire,
  CouponDetailWire,
  CouponRedemptionWire,
  CouponTerms,
  Locale,
  LocalText,
  Page,
  ReceivedQuery,
  UpdateCouponBody,
} from '@dronesoccer/contracts';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import {
  Database,
  executorOf,
  newId,
  openList,
  pageOf,
  type PrismaTx,
  readPage,
  type RequestedPage,
} from '../../../platform/database/index.js';
import { AppError, constraintMeans } from '../../../platform/errors/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import {
  adminCoupon,
  type AdminCouponRow,
  couponUsage,
  deleteCoupon,
  insertCoupon,
  isCodeTaken,
  lockCoupon,
  updateCoupon,
} from './coupons.queries.js';
import { presentTerms, type StoredTerms, storedTerms } from '../coupon-terms.js';
import { couponExport } from './coupon-export.js';
import { presentCoupon, presentCouponDetail, presentRedemption } from './coupons.presenter.js';
import { couponList, exportedCoupons } from './find-coupons.queries.js';
import { redemptionColumns } from './redemption-columns.js';
import { everyRedemption, listRedemptions, type RedemptionRow } from './redemptions.queries.js';

// These rules are checked under the row's lock. The constraints give the same codes if a race gets past the check.
constraintMeans({
  coupons_code_key: 'COUPON_UPDATE_FAILED',
  coupons_uses_within_limit: 'COUPON_UPDATE_FAILED',
  coupon_redemptions_coupon_id_fkey: 'COUPON_DELETE_FAILED',
});

const codeTaken: LocalText = { en: 'This code already exists', fr: 'Ce code existe déjà' };
const codeKept: LocalText = {
  en: 'The code of a used coupon cannot be changed',
  fr: 'Le code d’un coupon utilisé ne peut pas être modifié',
};
const usesKept = (used: number): LocalText => ({
  en: used === 1 ? 'It was used once already' : `It was used ${used} times already`,
  fr: `Il a déjà été utilisé ${used} fois`,
});
const notStarted: LocalText = {
  en: 'It has not started yet: deactivate it or delete it',
  fr: 'Il n’a pas encore commencé : désactivez-le ou supprimez-le',
};

/** Manages coupons for the dashboard. Every change locks the coupon's row, so that no use happens in between. */
@Injectable()
export class ManageCoupons {
  private readonly edits: Edits<AdminCouponRow, CouponAdminWire, 'all'>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    audit: Audit,
  ) {
    this.edits = new Edits<AdminCouponRow, CouponAdminWire, 'all'>(audit, {
      ...{ subject: 'coupon', missing: 'COUPON_NOT_FOUND', changed: 'COUPON_UPDATE_FAILED' },
      hold: (tx, id) => lockCoupon(tx, id, clock.now()),
      present: presentCoupon,
      audited: presentTerms,
    });
  }

  list(query: ReceivedQuery<'coupons.admin.list'>): Promise<Page<CouponAdminWire>> {
    return readPage(this.database, couponList, { ...query, now: this.clock.now() }, presentCoupon);
  }

  /** @throws AppError COUPON_NONE_FOUND if no coupon matches */
  export(filter: ReceivedQuery<'coupons.admin.export'>, locale: Locale): Promise<CsvFile> {
    const conditions = { ...filter, sort: 'newest', now: this.clock.now() } as const;
    return CsvFile.of({ ...couponExport, locale, rows: openList(this.database, exportedCoupons, conditions) });
  }

  async get(id: string): Promise<CouponDetailWire> {
    const coupon = await this.found(id);
    return presentCouponDetail(coupon, await couponUsage(this.database, id));
  }

  async redemptions(id: string, page: RequestedPage): Promise<Page<CouponRedemptionWire>> {
    await this.found(id);
    return pageOf(page, (slice) => listRedemptions(this.database, id, slice), presentRedemption);
  }

  /** @throws AppError COUPON_NOT_FOUND if the coupon does not exist or has no redemptions */
  async exportRedemptions(id: string, locale: Locale): Promise<CsvFile> {
    const { code } = await this.found(id);
    return CsvFile.of({
      name: `coupon-${code.toLowerCase()}`,
      columns: redemptionColumns,
      locale,
      rows: this.database.openRows<RedemptionRow>(everyRedemption, [id]),
      whenEmpty: 'COUPON_NOT_FOUND',
    });
  }

  /** @throws AppError COUPON_CREATION_FAILED if the code exists */
  create(actorId: string, body: CouponTerms): Promise<CouponAdminWire> {
    const values = storedTerms(body);
    const id = newId();
    return this.database.prismaTransaction(async (tx) => {
      if (!(await insertCoupon(tx, id, values, this.clock.now()))) {
        throw new AppError('COUPON_CREATION_FAILED', { errors: [{ field: 'code', message: codeTaken }] });
      }
      return this.edits.created(tx, { actorId, id, scope: 'all' });
    });
  }

  /**
   * @throws AppError COUPON_UPDATE_FAILED if someone else changed it first, or if the change contradicts existing uses
   */
  update(actorId: string, id: string, { version, ...body }: UpdateCouponBody): Promise<CouponAdminWire> {
    const values = storedTerms(body);
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope: 'all', version, action: 'updated' }, async (before) => {
        await this.checkAgainstUses(tx, before, values);
        await updateCoupon(tx, id, values, this.clock.now());
      }),
    );
  }

  /** Ends a coupon now. The call is idempotent. */
  end(actorId: string, id: string): Promise<CouponAdminWire> {
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope: 'all', action: 'ended' }, async ({ state, startsAt }) => {
        const now = this.clock.now();
        if (state === 'ended') return 'unchanged';
        if (startsAt !== null && startsAt >= now) {
          throw new AppError('COUPON_UPDATE_FAILED', { errors: [{ field: 'endsAt', message: notStarted }] });
        }
        return updateCoupon(tx, id, { endsAt: now }, now);
      }),
    );
  }

  /** @throws AppError COUPON_DELETE_FAILED if any order ever used it: it can be ended instead */
  delete(actorId: string, id: string): Promise<null> {
    return this.database.prismaTransaction((tx) =>
      this.edits.remove(tx, { actorId, id, scope: 'all', action: 'deleted' }, async () => {
        const { standing, released } = await couponUsage(executorOf(tx), id);
        if (standing + released > 0) throw new AppError('COUPON_DELETE_FAILED');
        await deleteCoupon(tx, id);
      }),
    );
  }

  private async checkAgainstUses(tx: PrismaTx, before: AdminCouponRow, values: StoredTerms): Promise<void> {
    const refuse = (field: string, message: LocalText) =>
      new AppError('COUPON_UPDATE_FAILED', { errors: [{ field, message }] });
    if (values.totalUses !== null && values.totalUses < before.usedCount) {
      throw refuse('totalUses', usesKept(before.usedCount));
    }
    if (values.code.toLowerCase() === before.code.toLowerCase()) return;
    const { standing, released } = await couponUsage(executorOf(tx), before.id);
    // Orders, invoices and emails show the code that was used.
    if (standing + released > 0) throw refuse('code', codeKept);
    if (await isCodeTaken(tx, values.code, before.id)) throw refuse('code', codeTaken);
  }

  private async found(id: string): Promise<AdminCouponRow> {
    const coupon = await adminCoupon(this.database.prisma, id, this.clock.now());
    if (coupon === null) throw new AppError('COUPON_NOT_FOUND');
    return coupon;
  }
}
