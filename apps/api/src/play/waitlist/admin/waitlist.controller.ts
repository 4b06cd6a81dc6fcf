import { Controller, Query } from '@nestjs/common';
import type { Page, WaitingWire, ReceivedQuery } from '@dronesoccer/contracts';
import { CompanyScope, Endpoint, IdParam } from '../../../platform/http/index.js';
import { ListWaiting } from './list-waiting.js';

@Controller()
export class WaitlistAdminController {
  constructor(private readonly waiting: ListWaiting) {}

  @Endpoint('waitlist.admin.list')
  list(
    @IdParam('id', 'BOOK_021') slotId: string,
    @Query() page: ReceivedQuery<'waitlist.admin.list'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<Page<WaitingWire>> {
    return this.waiting.ofSlot(slotId, page, scope);
  }
}
