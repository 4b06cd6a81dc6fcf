import { Body, Controller } from '@nestjs/common';
import type { ReceivedBody, SlotCoachesWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CompanyScope, CurrentUser, Endpoint, IdParam } from '../../../platform/http/index.js';
import { SlotCoaches } from './slot-coaches.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

@Controller()
export class CoachingAdminController {
  constructor(private readonly coaches: SlotCoaches) {}

  @Endpoint('coaching.admin.get')
  get(@SlotId() id: string, @CompanyScope() scope: CompanyScope): Promise<SlotCoachesWire> {
    return this.coaches.get(id, scope);
  }

  @Endpoint('coaching.admin.set')
  set(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'coaching.admin.set'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<SlotCoachesWire> {
    return this.coaches.set(user.id, id, body, scope);
  }
}
