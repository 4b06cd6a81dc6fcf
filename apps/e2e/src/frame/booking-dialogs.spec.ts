import { BookingMode, DeskMethod, PackageTier, SlotType } from '@dronesoccer/contracts';
import { type Connection, givenArena, givenSlot } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import {
  startSlot,
  givenBooking,
  givenGuest,
  givenPaidArena,
  givenPaidBooking,
  givenTimes,
} from '../support/booking.ts';
import { button, dialog, expectGoodDialogs, link, type Screen } from '../support/dialogs.ts';
import { givenPaidMembership } from '../support/memberships.ts';
import { type Account, demoAccount, newEmail, newMember, signIn } from '../support/people.ts';
import { findDrift, givenShiftingSlot } from '../support/slot-drift.ts';
import { test } from '../support/test.ts';

/** Creates a team with a named squad in a free tournament. */
async function givenTeam(db: Connection): Promise<string> {
  const { id: arenaId } = await givenArena(db);
  const { id: slotId } = await givenSlot(db, { arenaId, type: SlotType.TOURNAMENT, prices: { fullStandard: 0 } });
  const squad = ['Kim Striker', 'Lou Keeper', 'Max Defender'].map((name, index) => ({
    ...{ name, email: newEmail('player'), isStriker: index === 0 },
  }));
  const { id, accessToken } = await callApi('bookings.place', {
    body: {
      ...{ slotId, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [] },
      team: { name: 'Northern Owls', squad },
      contact: { fullName: 'Robin Captain', email: newEmail('captain') },
      expectedTotal: 0,
    },
  });
  return `/bookings/${id}?token=${accessToken}`;
}

async function guestScreens(db: Connection): Promise<Screen[]> {
  const { slotIds } = await givenTimes(db, { capacity: 1 });
  const [first = '', second = ''] = slotIds;
  const [booking, moved] = [
    await givenPaidBooking(first, newEmail('dialogs')),
    await givenPaidBooking(second, newEmail('dialogs')),
  ];
  await db.query(
    `UPDATE bookings SET moved_from_start = '2026-01-05T18:00', moved_from_end = '2026-01-05T19:00' WHERE id = $1`,
    [moved.id],
  );
  const contact = { fullName: 'Kim Waiting', email: newEmail('waiting') };
  const body = { seats: 1, tier: PackageTier.STANDARD, contact };
  const waiting = await callApi('waitlist.join', { params: { id: first }, body });
  return [
    {
      path: `/bookings/${booking.id}?token=${booking.token}`,
      overlays: [
        {
          of: 'features/play/bookings/components/booking/cancel-booking',
          opener: button('Cancel booking'),
          dialog: dialog(/^Cancel booking/),
        },
        {
          of: 'features/play/bookings/components/booking/move-dialog',
          opener: button('Change the time'),
          dialog: dialog('Change the time'),
        },
      ],
    },
    {
      path: `/bookings/${moved.id}?token=${moved.token}`,
      overlays: [
        {
          of: 'features/play/bookings/components/booking/moved-by-us',
          opener: button('Decline the new time'),
          dialog: dialog('Decline the new time?'),
        },
      ],
    },
    {
      path: await givenTeam(db),
      overlays: [
        {
          of: 'features/play/bookings/components/squad/edit-squad',
          opener: button('Change the team'),
          dialog: dialog('Change the team'),
        },
      ],
    },
    {
      path: `/waitlist/${waiting.id}?token=${waiting.accessToken}`,
      overlays: [
        {
          of: 'features/play/bookings/components/waitlist/leave-waitlist',
          opener: button('Leave the waitlist'),
          dialog: dialog('Leave the waitlist?'),
        },
      ],
    },
  ];
}

async function memberScreens(member: Account): Promise<Screen[]> {
  await givenPaidMembership(await demoAccount('super'), member);
  await callApi('calendarFeed.make', { token: member.auth.accessToken });
  const of = 'features/play/bookings/components/booking/calendar-feed';
  return [
    {
      path: '/profile?tab=4',
      overlays: [
        { of, opener: button('New address'), dialog: dialog('Create a new address?') },
        { of, opener: button('Remove address'), dialog: dialog('Remove your calendar address?') },
      ],
    },
    {
      path: '/profile?tab=5',
      overlays: [
        {
          of: 'features/club/memberships/components/refund-membership',
          opener: button('Ask for a refund…'),
          dialog: dialog('Refund your membership?'),
        },
      ],
    },
  ];
}

/** Creates a booking that was paid at the desk and cancelled by the guest, so that the desk owes a refund. */
async function givenOwedRefund(slotId: string, token: string): Promise<string> {
  const { id, total, token: key } = await givenBooking(slotId, newEmail('desk'));
  const params = { id };
  await callApi('bookings.desk.admin.pay', { params, token, body: { method: DeskMethod.CASH, expectedTotal: total } });
  await callApi('bookings.cancel', { params, query: { token: key }, body: { expectedRefund: total } });
  return id;
}

async function administratorScreens(db: Connection, token: string): Promise<Screen[]> {
  const { arenaId, slotIds } = await givenTimes(db, { hours: 3 });
  const [booked = '', empty = '', owing = ''] = slotIds;
  const booking = await givenPaidBooking(booked, newEmail('dialogs'));
  const refundOf = await givenOwedRefund(owing, token);
  const today = await givenTimes(db, { hours: 1 });
  const [todaysSlot = ''] = today.slotIds;
  await givenBooking(todaysSlot, newEmail('held'));
  const day = await startSlot(db, todaysSlot);
  const party = await givenTimes(db, { hours: 1 });
  await givenGuest(await givenPaidArena(party.slotIds[0] ?? '', newEmail('party')), 'Noa Guest');
  // The option to decide about all slots at once appears only with two or more.
  await givenShiftingSlot(db);
  await findDrift(db, (await givenShiftingSlot(db)).id);
  return [
    {
      path: `/dashboard/classslot?arenaId=${arenaId}`,
      first: (page) => button(/^More: fill/)(page).click(),
      overlays: [
        {
          of: 'features/play/slots/admin/components/slot/slot-form-drawer',
          opener: link('New slot'),
          dialog: dialog('New slot'),
        },
        {
          of: 'features/play/slots/admin/components/plan/plan-drawer',
          opener: link('Fill a period'),
          dialog: dialog('Fill a period'),
        },
        {
          of: 'features/play/slots/admin/components/plan/close-drawer',
          opener: link('Close or open days'),
          dialog: dialog('Close or open days'),
        },
      ],
    },
    {
      path: `/dashboard/classslot/${booked}`,
      // The calendar behind the drawer writes its arena and day to the URL.
      first: (page) => page.waitForURL(/arenaId=/),
      overlays: [
        {
          of: 'features/play/slots/admin/components/impact/change-booked-slot',
          opener: button('Move slot'),
          dialog: dialog('Move to another time'),
        },
        {
          of: 'features/play/slots/admin/components/impact/impact-dialog',
          opener: button('Cancel slot'),
          dialog: dialog(/^Cancel this slot/),
        },
      ],
    },
    {
      path: `/dashboard/classslot/${empty}`,
      // The calendar behind the drawer writes its arena and day to the URL.
      first: (page) => page.waitForURL(/arenaId=/),
      overlays: [
        {
          of: 'features/play/slots/admin/components/slot/cancel-slot',
          opener: button('Delete slot'),
          dialog: dialog('Delete this slot?'),
        },
      ],
    },
    {
      path: '/dashboard/classslot/drift',
      overlays: [
        {
          of: 'features/play/slots/admin/components/drift/settle-all',
          opener: button(/^Keep planned times of/),
          dialog: dialog(/^Keep the planned times/),
        },
      ],
    },
    {
      path: `/dashboard/bookings?slotId=${booked}`,
      overlays: [
        {
          of: 'features/play/bookings/admin/components/booking-drawer',
          opener: link(booking.number),
          dialog: dialog(new RegExp(booking.number)),
        },
      ],
    },
    {
      path: `/dashboard/bookings/${booking.id}`,
      overlays: [
        {
          of: 'features/play/bookings/admin/components/cancel-booking',
          opener: button('Cancel booking'),
          dialog: dialog(/^Cancel booking BK-/),
        },
        {
          of: 'features/play/bookings/admin/components/move-booking',
          opener: button('Move booking'),
          dialog: dialog(/^Move booking BK-/),
        },
      ],
    },
    {
      path: `/dashboard/bookings/${refundOf}`,
      overlays: [
        {
          of: 'features/play/bookings/admin/components/hand-back',
          opener: button(/^Hand back \$/),
          dialog: dialog(/handed back\?$/),
        },
      ],
    },
    {
      path: `/dashboard/day?arenaId=${today.arenaId}&day=${day}`,
      overlays: [
        {
          of: 'features/play/day/admin/components/scanner/scanner',
          opener: button('Scan tickets'),
          dialog: dialog('Scan tickets'),
        },
        {
          of: 'features/play/day/admin/components/walk-in',
          opener: button('Book at the desk'),
          dialog: dialog('Book at the desk'),
        },
        {
          of: 'features/play/day/admin/components/pay-at-desk',
          opener: button('Take payment'),
          dialog: dialog(/^Take \$/),
        },
        {
          of: 'features/play/day/admin/components/waiver-code',
          opener: button(/^No waiver: /),
          dialog: dialog(/^Waiver: /),
        },
      ],
    },
    {
      path: `/dashboard/day?arenaId=${party.arenaId}&day=${party.day}`,
      overlays: [
        {
          of: 'features/play/day/admin/components/guest-waivers',
          opener: button('Remove the name Noa Guest'),
          dialog: dialog('Remove Noa Guest from the guests?'),
        },
      ],
    },
  ];
}

const promise = 'traps the focus, closes by Esc, beside it and by its button, and gives it back (check 5)';

test(`each dialog of a guest’s booking ${promise}`, async ({ page, db }) => {
  await expectGoodDialogs(page, db, await guestScreens(db));
});

test(`each dialog of a member’s calendar and membership ${promise}`, async ({ page, db }) => {
  const member = await newMember('dialogs');
  await signIn(page, member);
  await expectGoodDialogs(page, db, await memberScreens(member));
});

test(`each dialog of the slots, bookings and days ${promise}`, async ({ page, db }) => {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await expectGoodDialogs(page, db, await administratorScreens(db, admin.auth.accessToken));
});
