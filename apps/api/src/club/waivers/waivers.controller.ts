import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type {
  GroupWaiverWire,
  ReceivedBody,
  ReceivedQuery,
  SignedGuestWire,
  WaiverStateWire,
  WaiverWire,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { addressOf, type ApiRequest, CurrentUser, Endpoint, IdParam, Visitor } from '../../platform/http/index.js';
import { networkOf } from '../../platform/rate-limits/index.js';
import { SignAsGuest } from './sign-as-guest.js';
import { SignWaiver } from './sign-waiver.js';

const PersonId = (): ParameterDecorator => IdParam('id', 'WAIV_001');

@Controller()
export class WaiversController {
  constructor(
    private readonly guests: SignAsGuest,
    private readonly waivers: SignWaiver,
  ) {}

  @Endpoint('waivers.mine')
  mine(@CurrentUser() user: Caller): Promise<WaiverStateWire[]> {
    return this.waivers.mine(user.id);
  }

  @Endpoint('waivers.get')
  get(
    @Param('kind') kind: string,
    @PersonId() id: string,
    @Query() _query: ReceivedQuery<'waivers.get'>,
    @Visitor() visitor: Visitor,
  ): Promise<WaiverWire> {
    return this.waivers.get(kind, id, visitor);
  }

  @Endpoint('waivers.sign')
  sign(
    @Param('kind') kind: string,
    @PersonId() id: string,
    @Query() _query: ReceivedQuery<'waivers.sign'>,
    @Body() body: ReceivedBody<'waivers.sign'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<WaiverWire> {
    return this.waivers.sign({ kind, id, network: networkOf(addressOf(request)) }, body, visitor);
  }

  @Endpoint('waivers.group')
  group(
    @PersonId() id: string,
    @Query() _query: ReceivedQuery<'waivers.group'>,
    @Visitor() visitor: Visitor,
  ): Promise<GroupWaiverWire> {
    return this.guests.get(id, visitor);
  }

  @Endpoint('waivers.signAsGuest')
  signAsGuest(
    @PersonId() id: string,
    @Query() _query: ReceivedQuery<'waivers.signAsGuest'>,
    @Body() body: ReceivedBody<'waivers.signAsGuest'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<SignedGuestWire> {
    return this.guests.sign({ id, network: networkOf(addressOf(request)) }, body, visitor);
  }
}
