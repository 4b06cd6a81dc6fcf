import { Injectable } from '@nestjs/common';
import { Role } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { PdfFile } from '../../../platform/http/index.js';
import { SaleInvoices } from '../../../money/sales/index.js';
import { OrderLinks } from '../show/order-links.js';
import { orderView } from '../show/order-view.queries.js';
import { invoiceOf } from './order-invoice.js';

@Injectable()
export class InvoiceOrder {
  constructor(
    private readonly database: Database,
    private readonly links: OrderLinks,
    private readonly invoices: SaleInvoices,
  ) {}

  /** @throws AppError ORD_001 for a stranger's order, ORD_008 if the order was never paid */
  async invoice(id: string, { userId, token, roles }: Visitor): Promise<PdfFile> {
    const reader = { userId, hasLink: roles.includes(Role.SUPER_ADMIN) || this.links.opens(id, token) };
    // An invoice is in the order's language, not in the language of its reader.
    const order = await orderView(this.database, id, reader, null);
    if (order === null) throw new AppError('ORD_001');
    if (order.paidAt === null) throw new AppError('ORD_008');
    return this.invoices.draw(order, invoiceOf(order));
  }
}
