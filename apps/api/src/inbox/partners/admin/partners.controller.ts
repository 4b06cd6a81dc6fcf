import { Body, Controller, Query } from '@nestjs/common';
import {
  type PartnerAdminWire,
  PartnerState,
  type PictureUploadWire,
  type ReceivedBody,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, type SentFile, Upload } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { PictureUploads } from '../../../platform/images/index.js';
import { ManagePartners } from './manage-partners.js';

const PartnerId = (): ParameterDecorator => IdParam('id', 'PART_001');

@Controller()
export class PartnersAdminController {
  constructor(
    private readonly partners: ManagePartners,
    private readonly pictures: PictureUploads,
  ) {}

  @Endpoint('partners.admin.get')
  get(@PartnerId() id: string): Promise<PartnerAdminWire> {
    return this.partners.get(id);
  }

  @Endpoint('partners.admin.update')
  update(
    @CurrentUser() user: Caller,
    @PartnerId() id: string,
    @Body() body: ReceivedBody<'partners.admin.update'>,
  ): Promise<PartnerAdminWire> {
    return this.partners.update(user.id, id, body);
  }

  @Endpoint('partners.admin.activate')
  activate(
    @CurrentUser() user: Caller,
    @PartnerId() id: string,
    @Query() { expected }: ReceivedQuery<'partners.admin.activate'>,
  ): Promise<PartnerAdminWire> {
    return this.partners.move(user.id, id, PartnerState.ACTIVE, expected);
  }

  @Endpoint('partners.admin.deactivate')
  deactivate(
    @CurrentUser() user: Caller,
    @PartnerId() id: string,
    @Query() { expected }: ReceivedQuery<'partners.admin.deactivate'>,
  ): Promise<PartnerAdminWire> {
    return this.partners.move(user.id, id, PartnerState.INACTIVE, expected);
  }

  @Endpoint('partners.admin.resend')
  resend(@CurrentUser() user: Caller, @PartnerId() id: string, @Repeat() repeat: Repeatable): Promise<null> {
    return this.partners.resend(user.id, id, repeat);
  }

  @Endpoint('partners.admin.delete')
  delete(
    @CurrentUser() user: Caller,
    @PartnerId() id: string,
    @Query() { version }: ReceivedQuery<'partners.admin.delete'>,
  ): Promise<null> {
    return this.partners.delete(user.id, id, version);
  }

  @Endpoint('partners.admin.uploadLogo')
  uploadLogo(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<PictureUploadWire> {
    return this.pictures.keep(file, user.id);
  }
}
