import { Body, Controller, Query } from '@nestjs/common';
import type {
  AssignCouponWire,
  CouponAdminWire,
  CouponAssignmentWire,
  CouponDetailWire,
  CouponRedemptionWire,
  Locale,
  Page,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { AssignCoupons } from './assign-coupons.js';
import { ManageCoupons } from './manage-coupons.js';

const CouponId = (): ParameterDecorator => IdParam('id', 'COUPON_NOT_FOUND');

@Controller()
export class CouponsAdminController {
  constructor(
    private readonly coupons: ManageCoupons,
    private readonly assignments: AssignCoupons,
  ) {}

  @Endpoint('coupons.admin.list')
  list(@Query() query: ReceivedQuery<'coupons.admin.list'>): Promise<Page<CouponAdminWire>> {
    return this.coupons.list(query);
  }

  // It comes before the calls with an id, so that `export` is not read as one.
  @Endpoint('coupons.admin.export')
  export(@Query() filter: ReceivedQuery<'coupons.admin.export'>, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.coupons.export(filter, locale);
  }

  @Endpoint('coupons.admin.get')
  get(@CouponId() id: string): Promise<CouponDetailWire> {
    return this.coupons.get(id);
  }

  @Endpoint('coupons.admin.create')
  create(@CurrentUser() user: Caller, @Body() body: ReceivedBody<'coupons.admin.create'>): Promise<CouponAdminWire> {
    return this.coupons.create(user.id, body);
  }

  @Endpoint('coupons.admin.update')
  update(
    @CurrentUser() user: Caller,
    @CouponId() id: string,
    @Body() body: ReceivedBody<'coupons.admin.update'>,
  ): Promise<CouponAdminWire> {
    return this.coupons.update(user.id, id, body);
  }

  @Endpoint('coupons.admin.end')
  end(@CurrentUser() user: Caller, @CouponId() id: string): Promise<CouponAdminWire> {
    return this.coupons.end(user.id, id);
  }

  @Endpoint('coupons.admin.delete')
  delete(@CurrentUser() user: Caller, @CouponId() id: string): Promise<null> {
    return this.coupons.delete(user.id, id);
  }

  @Endpoint('coupons.admin.redemptions')
  redemptions(
    @CouponId() id: string,
    @Query() query: ReceivedQuery<'coupons.admin.redemptions'>,
  ): Promise<Page<CouponRedemptionWire>> {
    return this.coupons.redemptions(id, query);
  }

  @Endpoint('coupons.admin.redemptions.export')
  exportRedemptions(@CouponId() id: string, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.coupons.exportRedemptions(id, locale);
  }

  @Endpoint('coupons.admin.assignments')
  assignmentsOf(
    @CouponId() id: string,
    @Query() query: ReceivedQuery<'coupons.admin.assignments'>,
  ): Promise<Page<CouponAssignmentWire>> {
    return this.assignments.list(id, query);
  }

  @Endpoint('coupons.admin.assign')
  assign(
    @CurrentUser() user: Caller,
    @CouponId() id: string,
    @Body() { emails, sendMail = false, locale: mailLocale }: ReceivedBody<'coupons.admin.assign'>,
    @RequestLocale() locale: Locale,
  ): Promise<AssignCouponWire> {
    return this.assignments.assign(user.id, { id, emails, sendMail, mailLocale: mailLocale ?? locale, locale });
  }

  @Endpoint('coupons.admin.unassign')
  unassign(
    @CurrentUser() user: Caller,
    @CouponId() id: string,
    @Body() { emails }: ReceivedBody<'coupons.admin.unassign'>,
  ): Promise<{ unassigned: number }> {
    return this.assignments.unassign(user.id, id, emails);
  }
}
