import { Body, Controller } from '@nestjs/common';
import type { Impact, SlotAdminWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CompanyScope, CurrentUser, Endpoint, IdParam } from '../../../platform/http/index.js';
import { ChangeBookedSlot } from './change-booked-slot.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

/** Shows the impact of a slot change and applies the change with its bookings. */
@Controller()
export class SlotChangesController {
  constructor(private readonly slots: ChangeBookedSlot) {}

  @Endpoint('slots.admin.impact')
  impact(
    @SlotId() id: string,
    @Body() body: ReceivedBody<'slots.admin.impact'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<Impact> {
    return this.slots.impact(id, body.moveTo, scope);
  }

  @Endpoint('slots.admin.cancel')
  cancel(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'slots.admin.cancel'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.cancel(id, body, { caller: user, scope });
  }

  @Endpoint('slots.admin.move')
  move(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'slots.admin.move'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    return this.slots.move(id, body, { actorId: user.id, scope });
  }
}
