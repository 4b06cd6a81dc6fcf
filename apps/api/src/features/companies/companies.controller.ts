import { Body, Controller, Query } from '@nestjs/common';
import type { CompanyDetailWire, CompanyNameWire, CompanyWire, Page } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { CompanyListDto, CreateCompanyDto, InviteCompanyAdminDto, UpdateCompanyDto } from './companies.dto.js';
import { ManageCompanies } from './manage-companies.js';

const CompanyId = (): ParameterDecorator => IdParam('id', 'COMP_001');

@Controller()
export class CompaniesController {
  constructor(private readonly companies: ManageCompanies) {}

  @Endpoint('companies.list')
  list(@Query() query: CompanyListDto): Promise<Page<CompanyWire>> {
    return this.companies.list({ search: query.search?.trim() || null, active: query.active ?? null }, query);
  }

  @Endpoint('companies.names')
  names(): Promise<CompanyNameWire[]> {
    return this.companies.names();
  }

  @Endpoint('companies.get')
  get(@CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.get(id);
  }

  @Endpoint('companies.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: CreateCompanyDto,
    @Repeat() repeat: Repeatable,
  ): Promise<CompanyDetailWire> {
    return this.companies.create(user.id, body, repeat);
  }

  @Endpoint('companies.update')
  update(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @Body() body: UpdateCompanyDto,
  ): Promise<CompanyDetailWire> {
    return this.companies.rename(user.id, id, body);
  }

  @Endpoint('companies.deactivate')
  deactivate(@CurrentUser() user: Caller, @CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.setActive(user.id, id, false);
  }

  @Endpoint('companies.activate')
  activate(@CurrentUser() user: Caller, @CompanyId() id: string): Promise<CompanyDetailWire> {
    return this.companies.setActive(user.id, id, true);
  }

  @Endpoint('companies.inviteAdmin')
  inviteAdmin(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @Body() body: InviteCompanyAdminDto,
  ): Promise<CompanyDetailWire> {
    return this.companies.inviteAdmin(user.id, id, body);
  }

  @Endpoint('companies.removeAdmin')
  removeAdmin(
    @CurrentUser() user: Caller,
    @CompanyId() id: string,
    @IdParam('userId', 'COMP_001') userId: string,
  ): Promise<CompanyDetailWire> {
    return this.companies.removeAdmin(user.id, id, userId);
  }
}
