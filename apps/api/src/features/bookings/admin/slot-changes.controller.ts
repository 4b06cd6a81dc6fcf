import { Body, Controller } from '@nestjs/common';
import type { Impact, SlotAdminWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CompanyScope, CurrentUser, Endpoint, IdParam } from '../../../platform/http/index.js';
import { ChangeBookedSlot } from './change-booked-slot.js';
import { CancelSlotDto, MoveSlotDto, SlotImpactDto } from './bookings-admin.dto.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

/** What a change of a slot does to those who booked it. */
@Controller()
export class SlotChangesController {
  constructor(private readonly slots: ChangeBookedSlot) {}

  @Endpoint('slots.admin.impact')
  impact(@SlotId() id: string, @Body() body: SlotImpactDto, @CompanyScope() scope: CompanyScope): Promise<Impact> {
    return this.slots.impact(id, body.moveTo, scope);
  }

  @Endpoint('slots.admin.cancel')
  cancel(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: CancelSlotDto,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.cancel(id, body.fingerprint, { actorId: user.id, scope });
  }

  @Endpoint('slots.admin.move')
  move(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: MoveSlotDto,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.move(id, body, { actorId: user.id, scope });
  }
}
