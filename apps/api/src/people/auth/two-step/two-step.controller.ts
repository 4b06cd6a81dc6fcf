import { Body, Controller, Req, Res } from '@nestjs/common';
import type { ReceivedBody, RecoveryCodesWire, TwoStepSetupWire, TwoStepWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type ApiRequest, type ApiResponse, CallLimits, CurrentUser, Endpoint } from '../../../platform/http/index.js';
import { ConfirmIdentity } from '../confirm-identity.js';
import { ManageTwoStep } from './manage-two-step.js';

/** The signed-in person's two-step login, and the confirmation of their identity. */
@Controller()
export class TwoStepController {
  constructor(
    private readonly identity: ConfirmIdentity,
    private readonly twoStep: ManageTwoStep,
    private readonly limits: CallLimits,
  ) {}

  @Endpoint('me.confirmIdentity')
  async confirmIdentity(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'me.confirmIdentity'>,
    @Req() request: ApiRequest,
  ): Promise<null> {
    await this.identity.confirm(caller, body);
    await this.limits.forgive(request);
    return null;
  }

  @Endpoint('me.twoStep')
  status(@CurrentUser() caller: Caller): Promise<TwoStepWire> {
    return this.twoStep.status(caller);
  }

  @Endpoint('me.beginTwoStep')
  async begin(
    @CurrentUser() caller: Caller,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<TwoStepSetupWire> {
    return secret(response, await this.twoStep.begin(caller));
  }

  @Endpoint('me.confirmTwoStep')
  async confirm(
    @CurrentUser() caller: Caller,
    @Body() { code }: ReceivedBody<'me.confirmTwoStep'>,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<RecoveryCodesWire> {
    const reply = await this.twoStep.confirm(caller, code);
    await this.limits.forgive(request);
    return secret(response, reply);
  }

  @Endpoint('me.endTwoStep')
  async end(
    @CurrentUser() caller: Caller,
    @Body() { code }: ReceivedBody<'me.endTwoStep'>,
    @Req() request: ApiRequest,
  ): Promise<null> {
    await this.twoStep.end(caller, code);
    await this.limits.forgive(request);
    return null;
  }

  @Endpoint('me.renewRecoveryCodes')
  async renewRecoveryCodes(
    @CurrentUser() caller: Caller,
    @Body() { code }: ReceivedBody<'me.renewRecoveryCodes'>,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<RecoveryCodesWire> {
    const reply = await this.twoStep.renewRecoveryCodes(caller, code);
    await this.limits.forgive(request);
    return secret(response, reply);
  }
}

/** Secrets belong to the caller; no cache on the way may store them. */
function secret<Reply>(response: ApiResponse, reply: Reply): Reply {
  response.setHeader('Cache-Control', 'no-store');
  return reply;
}
