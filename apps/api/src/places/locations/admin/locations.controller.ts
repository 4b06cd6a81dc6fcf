import { Body, Controller, Query } from '@nestjs/common';
import type { LocationAdminWire, Page, PlaceImpact, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CompanyScope, CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ManageLocations } from './manage-locations.js';

const LocationId = (): ParameterDecorator => IdParam('id', 'ARENA_001');

@Controller()
export class LocationsAdminController {
  constructor(private readonly locations: ManageLocations) {}

  @Endpoint('locations.admin.list')
  list(
    @Query() query: ReceivedQuery<'locations.admin.list'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<Page<LocationAdminWire>> {
    return this.locations.list(query, scope);
  }

  @Endpoint('locations.admin.get')
  get(@LocationId() id: string, @CompanyScope() scope: CompanyScope): Promise<LocationAdminWire> {
    return this.locations.get(id, scope);
  }

  @Endpoint('locations.admin.impact')
  impact(@LocationId() id: string): Promise<PlaceImpact> {
    return this.locations.impact('location', id);
  }

  // This call is here because deactivating a company takes the arenas of its locations off the site.
  @Endpoint('companies.admin.impact')
  companyImpact(@IdParam('id', 'COMP_001') id: string): Promise<PlaceImpact> {
    return this.locations.impact('company', id);
  }

  @Endpoint('locations.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'locations.admin.create'>,
    @Repeat() repeat: Repeatable,
  ): Promise<LocationAdminWire> {
    return this.locations.create(user.id, body, repeat);
  }

  @Endpoint('locations.admin.update')
  update(
    @CurrentUser() user: Caller,
    @LocationId() id: string,
    @Body() body: ReceivedBody<'locations.admin.update'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<LocationAdminWire> {
    return this.locations.update(user.id, id, body, scope);
  }

  @Endpoint('locations.admin.close')
  close(@CurrentUser() user: Caller, @LocationId() id: string): Promise<LocationAdminWire> {
    return this.locations.setOpen(user.id, id, false);
  }

  @Endpoint('locations.admin.reopen')
  reopen(@CurrentUser() user: Caller, @LocationId() id: string): Promise<LocationAdminWire> {
    return this.locations.setOpen(user.id, id, true);
  }
}
