import { Body, Controller, Query } from '@nestjs/common';
import type {
  DriftImpactWire,
  Impact,
  Locale,
  Page,
  SlotAdminWire,
  SlotDriftWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { FindDrift } from './find-drift.js';
import { SettleDrift } from './settle-drift.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

@Controller()
export class SlotDriftController {
  constructor(
    private readonly drift: FindDrift,
    private readonly settling: SettleDrift,
  ) {}

  @Endpoint('slotDrift.admin.list')
  list(
    @Query() page: ReceivedQuery<'slotDrift.admin.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<SlotDriftWire>> {
    return this.drift.list(page, locale);
  }

  @Endpoint('slotDrift.admin.impactOfAll')
  impactOfAll(@Body() { keep }: ReceivedBody<'slotDrift.admin.impactOfAll'>): Promise<DriftImpactWire> {
    return this.settling.impactOfAll(keep);
  }

  @Endpoint('slotDrift.admin.settleAll')
  settleAll(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'slotDrift.admin.settleAll'>,
  ): Promise<DriftImpactWire> {
    return this.settling.settleAll(body, user.id);
  }

  @Endpoint('slotDrift.admin.impact')
  impact(@SlotId() id: string, @Body() { keep }: ReceivedBody<'slotDrift.admin.impact'>): Promise<Impact> {
    return this.settling.impact(id, keep);
  }

  @Endpoint('slotDrift.admin.settle')
  settle(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'slotDrift.admin.settle'>,
  ): Promise<SlotAdminWire> {
    return this.settling.settle(id, body, user.id);
  }
}
