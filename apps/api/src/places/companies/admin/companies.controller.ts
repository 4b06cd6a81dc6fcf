import { Body, Controller } from '@nestjs/common';
import type { CompanyDetailWire, CompanyNameWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ManageCompanies } from './manage-companies.js';

const CompanyId = (): ParameterDecorator => IdParam('id', 'COMP_001');

@Controller()
export class CompaniesController {
  constructor(private readonly companies: ManageCompanies) {}

  @Endpoint('companies.admin.names')
  names(): Promise<CompanyNameWire[]> {
    return this.companies.names();
  }

  @Endpoint('companies.admin.get')
  get(@CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.get(id);
  }

  @Endpoint('companies.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'companies.admin.create'>,
    @Repeat() repeat: Repeatable,
  ): Promise<CompanyDetailWire> {
    return this.companies.create(user, body, repeat);
  }

  @Endpoint('companies.admin.update')
  update(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @Body() body: ReceivedBody<'companies.admin.update'>,
  ): Promise<CompanyDetailWire> {
    return this.companies.rename(user.id, id, body);
  }

  @Endpoint('companies.admin.deactivate')
  deactivate(@CurrentUser() user: Caller, @CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.setActive(user.id, id, false);
  }

  @Endpoint('companies.admin.activate')
  activate(@CurrentUser() user: Caller, @CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.setActive(user.id, id, true);
  }

  @Endpoint('companies.admin.inviteAdmin')
  inviteAdmin(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @Body() body: ReceivedBody<'companies.admin.inviteAdmin'>,
  ): Promise<CompanyDetailWire> {
    return this.companies.inviteAdmin(user, id, body);
  }

  @Endpoint('companies.admin.removeAdmin')
  removeAdmin(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @IdParam('userId', 'COMP_001') userId: string,
  ): Promise<CompanyDetailWire> {
    return this.companies.removeAdmin(user, id, userId);
  }
}
