import { Body, Controller, Query, Req } from '@nestjs/common';
import type { BookingWire, SquadInvitationWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { addressOf, type ApiRequest, Endpoint, IdParam, Visitor } from '../../platform/http/index.js';
import { AnswerInvitation } from './answer-invitation.js';
import { EditSquad } from './edit-squad.js';
import { TeamBookings } from './team-bookings.js';

@Controller()
export class SquadsController {
  constructor(
    private readonly editing: EditSquad,
    private readonly answering: AnswerInvitation,
    private readonly bookings: TeamBookings,
  ) {}

  @Endpoint('squads.change')
  async change(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'squads.change'>,
    @Body() body: ReceivedBody<'squads.change'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<BookingWire> {
    await this.editing.change(id, body, visitor, addressOf(request));
    return this.bookings.source.present(id, visitor);
  }

  @Endpoint('squads.invite')
  async invite(
    @IdParam('id', 'BOOK_001') id: string,
    @IdParam('playerId', 'BOOK_001') playerId: string,
    @Query() _query: ReceivedQuery<'squads.invite'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<BookingWire> {
    await this.editing.inviteAgain(id, playerId, visitor, addressOf(request));
    return this.bookings.source.present(id, visitor);
  }

  @Endpoint('squads.get')
  get(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'squads.get'>,
    @Visitor() visitor: Visitor,
  ): Promise<SquadInvitationWire> {
    return this.answering.get(id, visitor);
  }

  @Endpoint('squads.answer')
  answer(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'squads.answer'>,
    @Body() { isComing }: ReceivedBody<'squads.answer'>,
    @Visitor() visitor: Visitor,
  ): Promise<SquadInvitationWire> {
    return this.answering.answer(id, isComing, visitor);
  }
}
