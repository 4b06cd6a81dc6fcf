import { Controller, Header, Query, StreamableFile } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Endpoint, IdParam, RequestLocale, Visitor } from '../../../platform/http/index.js';
import { OrderTokenDto } from '../orders.dto.js';
import { DocumentsService, type PdfFile } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Endpoint('orders.invoice')
  @Header('Cache-Control', 'no-store')
  async invoice(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<StreamableFile> {
    return asAnswer(await this.documents.invoice(id, visitor));
  }

  @Endpoint('orders.admin.packingSlip')
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
