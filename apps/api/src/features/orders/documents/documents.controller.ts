import { Controller, Header, Query, StreamableFile } from '@nestjs/common';
import { type Locale, Role } from '@dronesoccer/contracts';
import { type Caller, OptionalUser } from '../../../platform/access/index.js';
import { Endpoint, IdParam, RequestLocale } from '../../../platform/http/index.js';
import { OrderTokenDto } from '../orders.dto.js';
import { DocumentsService, type PdfFile } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Endpoint('orders.invoice')
  @Header('Cache-Control', 'no-store')
  async invoice(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { token }: OrderTokenDto,
    @OptionalUser() caller: Caller | null,
    @RequestLocale() locale: Locale,
  ): Promise<StreamableFile> {
    const isSuperAdmin = caller?.roles.includes(Role.SUPER_ADMIN) ?? false;
    const reader = { userId: caller?.id ?? null, token: token ?? null, isSuperAdmin, locale };
    return asAnswer(await this.documents.invoice(id, reader));
  }

  @Endpoint('ordersAdmin.packingSlip')
  @Header('Cache-Control', 'no-store')
  async packingSlip(@IdParam('id', 'ORD_001') id: string, @RequestLocale() locale: Locale): Promise<StreamableFile> {
    return asAnswer(await this.documents.packingSlip(id, locale));
  }
}

function asAnswer({ fileName, content }: PdfFile): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `inline; filename="${fileName}"`,
    length: content.length,
  });
}
