import type { CartSummaryWire, LocationWire } from '@dronesoccer/contracts';
import type { StreamableFile } from '@nestjs/common';
import type { CsvFile } from '../reply/csv/index.js';
import { Endpoint } from './endpoint.js';
import { endpointOf } from './endpoint-definition.js';
import { IcsFile, PdfFile } from '../reply/document-file.js';
import { type PreparedSuccess, WithMessage } from '../reply/envelope.interceptor.js';
import type { PreparedReply } from '../reply/prepared-reply.js';

const summary: CartSummaryWire = { totalItems: 2 };

/** The compiler accepts the reply of each of these methods. */
class Right {
  @Endpoint('cart.summary')
  plain(): CartSummaryWire {
    return summary;
  }

  @Endpoint('cart.summary')
  later(): Promise<CartSummaryWire> {
    return Promise.resolve(summary);
  }

  @Endpoint('cart.summary')
  withMessage(): Promise<WithMessage<CartSummaryWire>> {
    return Promise.resolve(new WithMessage(summary, { en: 'Done', fr: 'Fait' }));
  }

  @Endpoint('orders.invoice')
  document(): PdfFile {
    return new PdfFile('invoice-1.pdf', Buffer.from('%PDF'));
  }

  @Endpoint('bookings.calendar')
  calendar(): IcsFile {
    return new IcsFile('booking-1.ics', 'BEGIN:VCALENDAR');
  }

  @Endpoint('locations.get')
  prepared(reply: PreparedSuccess<LocationWire>): PreparedSuccess<LocationWire> {
    return reply;
  }
}

/** The compiler must reject each of these methods: `npm run check` fails on each line that compiles. */
class Wrong {
  // @ts-expect-error a field is missing
  @Endpoint('cart.total')
  field(): Promise<CartSummaryWire> {
    return Promise.resolve(summary);
  }

  // @ts-expect-error nothing is not null
  @Endpoint('auth.logout')
  async nothing(): Promise<void> {}

  // @ts-expect-error the message's data is another call's
  @Endpoint('cart.total')
  withMessage(): WithMessage<CartSummaryWire> {
    return new WithMessage(summary, { en: 'Done', fr: 'Fait' });
  }

  // @ts-expect-error this call answers in the envelope, and the reply was prepared without
  @Endpoint('locations.get')
  bare(reply: PreparedReply<LocationWire>): PreparedReply<LocationWire> {
    return reply;
  }

  // @ts-expect-error this call answers bare, and the reply was prepared in the envelope
  @Endpoint('locations.list')
  wrapped(reply: PreparedSuccess<LocationWire[]>): PreparedSuccess<LocationWire[]> {
    return reply;
  }

  // @ts-expect-error a reply made of anything is no promise
  @Endpoint('locations.list')
  unknown(reply: PreparedReply): PreparedReply {
    return reply;
  }

  // @ts-expect-error a list is no file
  @Endpoint('orders.admin.export')
  list(): string {
    return '';
  }

  // @ts-expect-error a CSV file is no PDF
  @Endpoint('orders.invoice')
  file(reply: CsvFile): CsvFile {
    return reply;
  }

  // @ts-expect-error a PDF is no calendar file
  @Endpoint('bookings.calendar')
  pdf(): PdfFile {
    return new PdfFile('invoice-1.pdf', Buffer.from('%PDF'));
  }

  // @ts-expect-error a stream without a name is no PDF file
  @Endpoint('orders.invoice')
  stream(reply: StreamableFile): StreamableFile {
    return reply;
  }
}

describe('a controller’s method', () => {
  it.each([
    [Right.prototype.later, 'cart.summary', '/api/cart/summary'],
    [Wrong.prototype.wrapped, 'locations.list', '/api/locations'],
  ])('%p is bound to its call’s method and path', (method, name, path) => {
    expect(endpointOf(method)).toMatchObject({ name, path, method: 'GET' });
  });
});
