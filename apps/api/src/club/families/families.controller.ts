import { Body, Controller, Query, Req } from '@nestjs/common';
import type { FamilyWire, ReceivedBody, ReceivedInvitationWire, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller, Visitor as CallerOrGuest } from '../../platform/access/index.js';
import { addressOf, type ApiRequest, CurrentUser, Endpoint, IdParam, Visitor } from '../../platform/http/index.js';
import { EditChildren } from './edit-children.js';
import { InviteToFamily } from './invite-to-family.js';
import { JoinFamily } from './join-family.js';
import { ReadFamily } from './read-family.js';

const FamilyId = (): ParameterDecorator => IdParam('id', 'FAMI_001');

/** Each change replies with the family in its new state. */
@Controller()
export class FamiliesController {
  constructor(
    private readonly children: EditChildren,
    private readonly family: ReadFamily,
    private readonly inviting: InviteToFamily,
    private readonly joining: JoinFamily,
  ) {}

  @Endpoint('family.get')
  get(@CurrentUser() { id }: Caller): Promise<FamilyWire> {
    return this.family.get(id);
  }

  @Endpoint('family.addChild')
  async addChild(@CurrentUser() user: Caller, @Body() body: ReceivedBody<'family.addChild'>): Promise<FamilyWire> {
    await this.children.add(user.id, body);
    return this.family.get(user.id);
  }

  @Endpoint('family.changeChild')
  async changeChild(
    @CurrentUser() user: Caller,
    @FamilyId() id: string,
    @Body() body: ReceivedBody<'family.changeChild'>,
  ): Promise<FamilyWire> {
    await this.children.change(user.id, id, body);
    return this.family.get(user.id);
  }

  @Endpoint('family.removeChild')
  async removeChild(@CurrentUser() user: Caller, @FamilyId() id: string): Promise<FamilyWire> {
    await this.children.remove(user.id, id);
    return this.family.get(user.id);
  }

  @Endpoint('family.invite')
  async invite(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'family.invite'>,
    @Req() request: ApiRequest,
  ): Promise<FamilyWire> {
    await this.inviting.invite(user.id, body, addressOf(request));
    return this.family.get(user.id);
  }

  @Endpoint('family.withdraw')
  async withdraw(@CurrentUser() user: Caller, @FamilyId() id: string): Promise<FamilyWire> {
    await this.inviting.withdraw(user.id, id);
    return this.family.get(user.id);
  }

  @Endpoint('family.removeAdult')
  async removeAdult(@CurrentUser() user: Caller, @FamilyId() id: string): Promise<FamilyWire> {
    await this.joining.remove(user.id, id);
    return this.family.get(user.id);
  }

  @Endpoint('family.leave')
  async leave(@CurrentUser() { id }: Caller): Promise<FamilyWire> {
    await this.joining.leave(id);
    return this.family.get(id);
  }

  @Endpoint('family.invitation')
  invitation(
    @FamilyId() id: string,
    @Query() _query: ReceivedQuery<'family.invitation'>,
    @Visitor() visitor: CallerOrGuest,
  ): Promise<ReceivedInvitationWire> {
    return this.family.invitation(id, visitor);
  }

  @Endpoint('family.accept')
  async accept(
    @FamilyId() id: string,
    @Query() _query: ReceivedQuery<'family.accept'>,
    @CurrentUser() user: Caller,
    @Visitor() visitor: CallerOrGuest,
  ): Promise<FamilyWire> {
    await this.joining.accept(id, user, visitor);
    return this.family.get(user.id);
  }
}
