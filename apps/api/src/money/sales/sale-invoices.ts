import { Injectable } from '@nestjs/common';
import { type Locale, RefundStatus } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { drawInvoice, type InvoiceData, PdfQueue } from '../../platform/documents/index.js';
import { PdfFile } from '../../platform/http/index.js';
import { readSettings } from '../../platform/settings/index.js';
import { type RefundView, SubjectPayments } from '../payments/index.js';

/** The parts of an invoice that depend on the kind of sale. */
export type InvoiceContent = Omit<InvoiceData, 'locale' | 'number' | 'organisation' | 'payments' | 'refunds'>;

interface InvoicedSale {
  id: string;
  number: string;
  locale: Locale;
  refunds: readonly Pick<RefundView, 'status' | 'doneAt' | 'amountCents'>[];
}

/** Draws the invoices of sales, in the language of the sale rather than its reader's. */
@Injectable()
export class SaleInvoices {
  constructor(
    private readonly database: Database,
    private readonly queue: PdfQueue,
    private readonly payments: SubjectPayments,
  ) {}

  async draw({ id, number, locale, refunds }: InvoicedSale, content: InvoiceContent): Promise<PdfFile> {
    const { organisation } = await readSettings(this.database);
    const payments = await this.payments.received(this.database, id);
    const shown = refunds.filter(({ status }) => status !== RefundStatus.FAILED);
    const invoice: InvoiceData = {
      ...content,
      locale,
      number,
      organisation,
      payments,
      refunds: shown.map((refund) => ({ ...refund, doneAt: refund.doneAt === null ? null : new Date(refund.doneAt) })),
    };
    const pdf = await this.queue.draw(() => drawInvoice(invoice));
    return new PdfFile(`${locale === 'fr' ? 'facture' : 'invoice'}-${number}.pdf`, pdf);
  }
}
