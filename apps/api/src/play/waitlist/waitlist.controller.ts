import { Body, Controller, Query, Req } from '@nestjs/common';
import type { WaitlistEntryWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { addressOf, type ApiRequest, Endpoint, IdParam, Visitor } from '../../platform/http/index.js';
import { JoinWaitlist } from './join-waitlist.js';
import { LeaveWaitlist } from './leave-waitlist.js';
import { ReadWaitlist } from './read-waitlist.js';

@Controller()
export class WaitlistController {
  constructor(
    private readonly joining: JoinWaitlist,
    private readonly leaving: LeaveWaitlist,
    private readonly waitlist: ReadWaitlist,
  ) {}

  @Endpoint('waitlist.join')
  join(
    @IdParam('id', 'BOOK_021') slotId: string,
    @Body() body: ReceivedBody<'waitlist.join'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<WaitlistEntryWire> {
    return this.joining.join(slotId, body, visitor, addressOf(request));
  }

  @Endpoint('waitlist.get')
  get(
    @IdParam('id', 'BOOK_022') id: string,
    @Query() _query: ReceivedQuery<'waitlist.get'>,
    @Visitor() visitor: Visitor,
  ): Promise<WaitlistEntryWire> {
    return this.waitlist.get(id, visitor);
  }

  @Endpoint('waitlist.leave')
  leave(
    @IdParam('id', 'BOOK_022') id: string,
    @Query() _query: ReceivedQuery<'waitlist.leave'>,
    @Visitor() visitor: Visitor,
  ): Promise<WaitlistEntryWire> {
    return this.leaving.leave(id, visitor);
  }
}
