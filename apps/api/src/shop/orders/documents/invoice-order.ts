import { Injectable } from '@nestjs/common';
import { Role } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { drawInvoice, PdfQueue } from '../../../platform/documents/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { PdfFile } from '../../../platform/http/index.js';
import { SubjectPayments } from '../../../money/payments/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { OrderLinks } from '../show/order-links.js';
import { orderView } from '../show/order-view.queries.js';
import { invoiceOf } from './order-invoice.js';

@Injectable()
export class InvoiceOrder {
  constructor(
    private readonly database: Database,
    private readonly links: OrderLinks,
    private readonly queue: PdfQueue,
    private readonly payments: SubjectPayments,
  ) {}

  /** @throws AppError ORD_001 for a stranger's order, ORD_008 if the order was never paid */
  async invoice(id: string, { userId, token, roles }: Visitor): Promise<PdfFile> {
    const reader = { userId, hasLink: roles.includes(Role.SUPER_ADMIN) || this.links.opens(id, token) };
    // An invoice is in the order's language, not in the language of its reader.
    const order = await orderView(this.database, id, reader, null);
    if (order === null) throw new AppError('ORD_001');
    if (order.paidAt === null) throw new AppError('ORD_008');
    const { organisation } = await readSettings(this.database);
    const payments = await this.payments.received(this.database, id);
    const content = await this.queue.draw(() => drawInvoice(invoiceOf(order, organisation, payments)));
    return new PdfFile(`${order.locale === 'fr' ? 'facture' : 'invoice'}-${order.number}.pdf`, content);
  }
}
