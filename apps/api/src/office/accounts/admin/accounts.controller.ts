import { Body, Controller } from '@nestjs/common';
import { type PersonWire, type ReceivedBody, UserStatus } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, WithMessage } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ChangeRoles } from './change-roles.js';
import { ChangeStatus } from './change-status.js';
import { InvitePerson } from './invite-person.js';
import { ReadAccounts } from './read-accounts.js';
import { ResetTwoStep } from './reset-two-step.js';
import { WriteNote } from './write-note.js';

const UserId = (): ParameterDecorator => IdParam('id', 'USER_001');

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: ReadAccounts,
    private readonly invitations: InvitePerson,
    private readonly notes: WriteNote,
    private readonly roles: ChangeRoles,
    private readonly status: ChangeStatus,
    private readonly twoStep: ResetTwoStep,
  ) {}

  @Endpoint('users.admin.get')
  get(@UserId() id: string): Promise<PersonWire> {
    return this.accounts.get(id);
  }

  @Endpoint('users.admin.invite')
  async invite(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'users.admin.invite'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PersonWire> {
    return this.accounts.get(await this.invitations.run(caller, body, repeat));
  }

  @Endpoint('users.admin.inviteAgain')
  async inviteAgain(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Repeat() repeat: Repeatable,
  ): Promise<WithMessage<null>> {
    await this.invitations.again(caller.id, id, repeat);
    return new WithMessage(null, { en: 'The invitation is on its way', fr: 'L’invitation vient d’être envoyée' });
  }

  @Endpoint('users.admin.setRoles')
  async setRoles(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Body() body: ReceivedBody<'users.admin.setRoles'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PersonWire> {
    await this.roles.run(caller, id, body, repeat);
    return this.accounts.get(id);
  }

  @Endpoint('users.admin.disable')
  disable(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Body() { reason }: ReceivedBody<'users.admin.disable'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PersonWire> {
    return this.setStatus(caller, id, { status: UserStatus.DISABLED, reason }, repeat);
  }

  @Endpoint('users.admin.enable')
  enable(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Body() { reason }: ReceivedBody<'users.admin.enable'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PersonWire> {
    return this.setStatus(caller, id, { status: UserStatus.ACTIVE, reason }, repeat);
  }

  @Endpoint('users.admin.endSessions')
  async endSessions(@CurrentUser() caller: Caller, @UserId() id: string): Promise<PersonWire> {
    await this.status.endSessions(caller.id, id);
    return this.accounts.get(id);
  }

  @Endpoint('users.admin.resetTwoStep')
  async resetTwoStep(@CurrentUser() caller: Caller, @UserId() id: string, @Repeat() repeat: Repeatable): Promise<null> {
    await this.twoStep.run(caller, id, repeat);
    return null;
  }

  @Endpoint('users.admin.note')
  async note(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Body() { text }: ReceivedBody<'users.admin.note'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PersonWire> {
    await this.notes.run(caller.id, id, text, repeat);
    return this.accounts.get(id);
  }

  private async setStatus(
    { id: actorId }: Caller,
    id: string,
    change: { status: UserStatus; reason: string },
    repeat: Repeatable,
  ): Promise<PersonWire> {
    await this.status.set(actorId, id, change, repeat);
    return this.accounts.get(id);
  }
}
