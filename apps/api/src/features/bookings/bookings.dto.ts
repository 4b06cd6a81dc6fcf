import { type BookingTokenQuery, type MyBookingsQuery } from '@dronesoccer/contracts';
import { bodyOf, OneOf, PageQueryDto, TextField } from '../../platform/http/index.js';

export class QuoteBookingDto extends bodyOf('bookings.quote') {}
export class PlaceBookingDto extends bodyOf('bookings.place') {}
export class CancelQuoteDto extends bodyOf('bookings.cancelQuote') {}
export class CancelBookingDto extends bodyOf('bookings.cancel') {}

export class MoveBookingDto extends bodyOf('bookings.move') {}

export class ChangeSquadDto extends bodyOf('squads.change') {}
export class AnswerSquadDto extends bodyOf('squads.answer') {}

export class BookingTokenDto implements BookingTokenQuery {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}

export class MyBookingsDto extends PageQueryDto implements MyBookingsQuery {
  @OneOf(['upcoming', 'past'], { optional: true })
  when?: 'upcoming' | 'past';
}
