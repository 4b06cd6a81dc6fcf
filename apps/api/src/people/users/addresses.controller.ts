import { Body, Controller } from '@nestjs/common';
import type { AddressWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam } from '../../platform/http/index.js';
import { EditAddresses } from './edit-addresses.js';

@Controller()
export class AddressesController {
  constructor(private readonly addresses: EditAddresses) {}

  @Endpoint('me.addresses.list')
  list(@CurrentUser() caller: Caller): Promise<AddressWire[]> {
    return this.addresses.list(caller.id);
  }

  @Endpoint('me.addresses.create')
  create(@CurrentUser() caller: Caller, @Body() body: ReceivedBody<'me.addresses.create'>): Promise<AddressWire> {
    return this.addresses.create(caller.id, body);
  }

  @Endpoint('me.addresses.update')
  update(
    @CurrentUser() caller: Caller,
    @IdParam('id', 'ADDR_001') id: string,
    @Body() body: ReceivedBody<'me.addresses.update'>,
  ): Promise<AddressWire> {
    return this.addresses.update(caller.id, id, body);
  }

  @Endpoint('me.addresses.remove')
  remove(@CurrentUser() caller: Caller, @IdParam('id', 'ADDR_001') id: string): Promise<null> {
    return this.addresses.remove(caller.id, id);
  }
}
