import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../settings/index.js';
import { SlotsModule } from '../slots/index.js';
import { BookingsAdminController } from './admin/bookings.controller.js';
import { ChangeBookedSlot } from './admin/change-booked-slot.js';
import { FindBookings } from './admin/find-bookings.js';
import { ManageBookings } from './admin/manage-bookings.js';
import { MoveForBooker } from './admin/move-for-booker.js';
import { SlotChangesController } from './admin/slot-changes.controller.js';
import { AdoptGuestBookings } from './adopt-guest-bookings.js';
import { BookingLinks } from './booking-links.js';
import { BookingMails } from './booking-mails.js';
import { BookingPayable } from './booking-payable.js';
import { BookingsController } from './bookings.controller.js';
import { CancelBooking } from './cancel-booking.js';
import { CheckIn } from './day/check-in.js';
import { DayController } from './day/day.controller.js';
import { DeskBookings } from './day/desk-bookings.js';
import { ReadDaySheet } from './day/read-day-sheet.js';
import { BookingDocuments } from './documents/booking-documents.js';
import { LimitUnpaidBookings } from './limit-unpaid-bookings.js';
import { MoveBooking } from './move-booking.js';
import { OfferSeats } from './offer-seats.js';
import { PlaceBooking } from './place-booking.js';
import { QuoteBooking } from './quote-booking.js';
import { ReadBookings } from './read-bookings.js';
import { RenewBooking } from './renew-booking.js';
import { SettleBooking } from './settle-booking.js';
import { AnswerInvitation } from './squad/answer-invitation.js';
import { EditSquad } from './squad/edit-squad.js';
import { SquadController } from './squad/squad.controller.js';
import { SquadLinks } from './squad/squad-links.js';
import { SquadMails } from './squad/squad-mails.js';
import { SquadNotices } from './squad/squad-notices.js';

@Module({
  imports: [PaymentsModule, SettingsModule, SlotsModule],
  controllers: [BookingsController, SquadController, BookingsAdminController, DayController, SlotChangesController],
  providers: [
    AdoptGuestBookings,
    AnswerInvitation,
    BookingDocuments,
    BookingLinks,
    BookingMails,
    BookingPayable,
    CancelBooking,
    ChangeBookedSlot,
    CheckIn,
    DeskBookings,
    EditSquad,
    FindBookings,
    LimitUnpaidBookings,
    MoveBooking,
    MoveForBooker,
    OfferSeats,
    ManageBookings,
    PlaceBooking,
    QuoteBooking,
    ReadBookings,
    ReadDaySheet,
    RenewBooking,
    SettleBooking,
    SquadLinks,
    SquadMails,
    SquadNotices,
  ],
  exports: [BookingDocuments, BookingLinks, CancelBooking, ChangeBookedSlot, OfferSeats],
})
export class BookingsModule {}
