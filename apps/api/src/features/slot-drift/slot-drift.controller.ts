import { Body, Controller, Query } from '@nestjs/common';
import type { DriftImpactWire, Impact, Locale, Page, SlotAdminWire, SlotDriftWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, PageQueryDto, RequestLocale } from '../../platform/http/index.js';
import { FindDrift } from './find-drift.js';
import { SettleDrift } from './settle-drift.js';
import { DriftImpactDto, DriftImpactOfAllDto, SettleAllDriftDto, SettleDriftDto } from './slot-drift.dto.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

@Controller()
export class SlotDriftController {
  constructor(
    private readonly drift: FindDrift,
    private readonly settling: SettleDrift,
  ) {}

  @Endpoint('slotDrift.list')
  list(@Query() page: PageQueryDto, @RequestLocale() locale: Locale): Promise<Page<SlotDriftWire>> {
    return this.drift.list(page, locale);
  }

  @Endpoint('slotDrift.impactOfAll')
  impactOfAll(@Body() { keep }: DriftImpactOfAllDto): Promise<DriftImpactWire> {
    return this.settling.impactOfAll(keep);
  }

  @Endpoint('slotDrift.settleAll')
  settleAll(@CurrentUser() user: Caller, @Body() body: SettleAllDriftDto): Promise<DriftImpactWire> {
    return this.settling.settleAll(body, user.id);
  }

  @Endpoint('slotDrift.impact')
  impact(@SlotId() id: string, @Body() { keep }: DriftImpactDto): Promise<Impact> {
    return this.settling.impact(id, keep);
  }

  @Endpoint('slotDrift.settle')
  settle(@CurrentUser() user: Caller, @SlotId() id: string, @Body() body: SettleDriftDto): Promise<SlotAdminWire> {
    return this.settling.settle(id, body, user.id);
  }
}
