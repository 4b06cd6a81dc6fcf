import { Module } from '@nestjs/common';
import { WaiversModule } from '../../club/waivers/index.js';
import { MembershipsModule } from '../../club/memberships/index.js';
import { PaymentsModule } from '../../money/payments/index.js';
import { SalesModule } from '../../money/sales/index.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { SlotsModule } from '../slots/index.js';
import { BookingsAdminController } from './admin/bookings.controller.js';
import { ChangeBookedSlot } from './admin/change-booked-slot.js';
import { FindBookings } from './admin/find-bookings.js';
import { ManageBookings } from './admin/manage-bookings.js';
import { MoveForBooker } from './admin/move-for-booker.js';
import { SlotChangesController } from './admin/slot-changes.controller.js';
import { BookingLinks } from './show/booking-links.js';
import { BookingSale } from './settle/booking-sale.js';
import { BookingsController } from './bookings.controller.js';
import { CancelBooking } from './change/cancel-booking.js';
import { AttendanceSteps } from './admin/day/attendance-steps.js';
import { CheckIn } from './admin/day/check-in.js';
import { DayController } from './admin/day/day.controller.js';
import { DeskBookings } from './admin/day/desk-bookings.js';
import { ReadDaySheet } from './admin/day/read-day-sheet.js';
import { RemoveGuest } from './admin/day/remove-guest.js';
import { ServeSquads } from './change/serve-squads.js';
import { BookingDocuments } from './documents/booking-documents.js';
import { LimitFreeSeats } from './place/limit-free-seats.js';
import { DecideCancellation } from './change/decide-cancellation.js';
import { MoveBooking } from './change/move-booking.js';
import { OfferSeats } from './place/offer-seats.js';
import { PlaceBooking } from './place/place-booking.js';
import { ReadBookings } from './show/read-bookings.js';
import { HeldBookings } from './settle/held-bookings.js';
import { bookingEmailJob } from './mails/send-booking-emails.js';
import { GroupGuests } from './show/group-guests.js';
import { UnsignedPeople } from './show/unsigned-people.js';
import { SettleBooking } from './settle/settle-booking.js';
import { SquadsModule } from '../squads/index.js';

@Module({
  imports: [MembershipsModule, WaiversModule, PaymentsModule, SalesModule, TaxesModule, SlotsModule, SquadsModule],
  controllers: [BookingsController, BookingsAdminController, DayController, SlotChangesController],
  providers: [
    AttendanceSteps,
    BookingDocuments,
    BookingLinks,
    BookingSale,
    CancelBooking,
    ChangeBookedSlot,
    CheckIn,
    DecideCancellation,
    DeskBookings,
    FindBookings,
    GroupGuests,
    HeldBookings,
    LimitFreeSeats,
    MoveBooking,
    MoveForBooker,
    OfferSeats,
    ManageBookings,
    PlaceBooking,
    ReadBookings,
    ReadDaySheet,
    RemoveGuest,
    bookingEmailJob,
    ServeSquads,
    SettleBooking,
    UnsignedPeople,
  ],
  exports: [
    AttendanceSteps,
    BookingDocuments,
    BookingLinks,
    CancelBooking,
    ChangeBookedSlot,
    GroupGuests,
    LimitFreeSeats,
    OfferSeats,
    UnsignedPeople,
  ],
})
export class BookingsModule {}
