import { BookingMode, CampaignStatus, ContentKind, PackageTier, SlotType } from '@dronesoccer/contracts';
import { type Connection, givenArena, givenContent, givenEvent, givenSlot } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { callApi } from './api.ts';
import { givenBooking, givenPaidBooking, givenTimes, waiverPageOf } from './booking.ts';
import { Mailbox } from './mailbox.ts';
import { demoAccount, demoEmail, newEmail } from './people.ts';

export interface World {
  db: Connection;
  mailbox: Mailbox;
}

/**
 * Real addresses for routes with parameters, because a page for a missing item shows almost nothing. Items that belong
 * to a guest are created for the test and opened with the guest's token.
 */
export const realPages: Readonly<Record<string, (world: World) => Promise<string>>> = {
  '/event/:slug': async ({ db }) => {
    const day = new Date(Date.now() + 30 * msPerDay).toISOString().slice(0, 10);
    const times = { localStart: `${day}T10:00`, startsAt: new Date(`${day}T15:00Z`) };
    return `/event/${(await givenEvent(db, { ...times, isOutdoor: true, link: 'https://example.com/day' })).slug}`;
  },
  '/arenas/:id': async ({ db }) => `/arenas/${await demoArena(db)}`,
  '/book/:slotId': async ({ db }) => `/book/${(await givenTimes(db, { hours: 1 })).slotIds[0]}`,
  '/book/:slotId/waitlist': async ({ db }) => `/book/${await fullSlot(db)}/waitlist`,
  '/waitlist/:id': async ({ db }) => {
    const contact = { fullName: 'Kim Waiting', email: newEmail('waiting') };
    const body = { seats: 1, tier: PackageTier.STANDARD, contact, guardian: null };
    const { id, accessToken } = await callApi('waitlist.join', { params: { id: await fullSlot(db) }, body });
    return `/waitlist/${id}?token=${accessToken}`;
  },
  '/squad/:id': async ({ db, mailbox }) => {
    const player = newEmail('player');
    await freeTeam(db, player);
    const { pathname, search } = new URL(
      Mailbox.linkIn(await mailbox.waitFor(player, /wants you on the team/), '/squad/'),
    );
    return pathname + search;
  },
  '/waiver/:kind/:id': async ({ db }) => {
    const { slotIds } = await givenTimes(db, { hours: 1 });
    return waiverPageOf(await givenPaidBooking(slotIds[0] ?? '', newEmail('signer')));
  },
  '/bookings/:id': async ({ db }) => pageOf(await freeTeam(db, newEmail('player'))),
  '/bookings/:id/pay': async ({ db }) => {
    const { slotIds } = await givenTimes(db, { hours: 1 });
    return pageOf(await givenBooking(slotIds[0] ?? '', newEmail('payer')), '/pay');
  },
  '/bookings/:id/done': async ({ db }) => pageOf(await freeTeam(db, newEmail('player')), '/done'),
  '/coach/:slotId?': () => Promise.resolve('/coach'),
  '/membership/join': () => Promise.resolve('/membership/join?plan=2'),
  '/memberships/:id/done?': async ({ db }) => `/memberships/${await memberOf(db)}/done`,
  '/family/:id': async ({ db, mailbox }) => {
    // The demo's family has two free places. The newest invitation may be on a page that is open at this moment.
    await db.rows(
      `DELETE FROM family_invitations
       WHERE id IN (SELECT id FROM family_invitations ORDER BY invited_at DESC, id OFFSET 1)`,
    );
    const guest = newEmail('family');
    const { auth } = await demoAccount('member');
    await callApi('family.invite', { body: { email: guest, childId: null }, token: auth.accessToken });
    const mail = await mailbox.waitFor(guest, /shares a family membership/);
    const { pathname, search } = new URL(Mailbox.linkIn(mail, '/family/'));
    return pathname + search;
  },
  '/newsletter/:slug': async ({ db }) => `/newsletter/${(await sentCampaign(db)).slug}`,
  '/dashboard/content/media/:id': async ({ db }) => {
    const [media] = await db.rows<{ id: string }>('SELECT id FROM media_pictures ORDER BY created_at, id LIMIT 1');
    return `/dashboard/content/media/${media?.id ?? ''}`;
  },
  '/dashboard/content/policies/:name': () => Promise.resolve('/dashboard/content/policies/terms'),
  '/dashboard/content/policies/:name/versions': () => Promise.resolve('/dashboard/content/policies/terms/versions'),
  '/dashboard/content/:kind': () => Promise.resolve('/dashboard/content/events'),
  '/dashboard/content/:kind/order': () => Promise.resolve('/dashboard/content/faq/order'),
  '/dashboard/content/:kind/new': () => Promise.resolve('/dashboard/content/posts/new'),
  '/dashboard/content/:kind/:id': async ({ db }) =>
    `/dashboard/content/posts/${(await givenContent(db, { kind: ContentKind.POST, published: ['en'] })).id}`,
  '/dashboard/newsletter/campaigns/:id': async ({ db }) =>
    `/dashboard/newsletter/campaigns/${(await sentCampaign(db)).id}`,
  '/dashboard/newsletter/campaigns/:id/results': async ({ db }) =>
    `/dashboard/newsletter/campaigns/${(await sentCampaign(db)).id}/results`,
  '/shop/orders/:id': async ({ db }) => `/shop/orders/${await memberOrder(db)}`,
  '/dashboard/users/:id': async () => `/dashboard/users/${(await demoAccount('member')).auth.user.id}`,
  '/dashboard/orders/:id': async ({ db }) => `/dashboard/orders/${await memberOrder(db)}`,
  '/dashboard/orders/:id/packing-slip': async ({ db }) => `/dashboard/orders/${await memberOrder(db)}/packing-slip`,
};

const pageOf = ({ id, token }: { id: string; token: string }, step = ''): string =>
  `/bookings/${id}${step}?token=${token}`;

async function only<Row>(rows: Promise<Row[]>, what: string): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new Error(`The demo has ${what}.`);
  return row;
}

/** Returns the arena with the most kinds of slots in the next month: full, closed and tournament slots. */
const demoArena = async (db: Connection): Promise<string> =>
  (
    await only(
      db.rows<{ id: string }>(
        `SELECT arena_id AS id FROM class_slots WHERE starts_at BETWEEN now() AND now() + interval '1 month'
         GROUP BY arena_id ORDER BY count(DISTINCT (type, state, taken = capacity)) DESC, arena_id LIMIT 1`,
      ),
      'arenas with times',
    )
  ).id;

const sentCampaign = (db: Connection): Promise<{ id: string; slug: string }> =>
  only(
    db.rows(`SELECT id, slug FROM campaigns WHERE status = $1 ORDER BY id LIMIT 1`, [CampaignStatus.SENT]),
    'campaigns that were sent',
  );

/** Returns a demo order that its member has paid. */
const memberOrder = async (db: Connection): Promise<string> =>
  (
    await only(
      db.rows<{ id: string }>(
        `SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = $1 ORDER BY o.number LIMIT 1`,
        [demoEmail('member')],
      ),
      'orders of its member',
    )
  ).id;

/** Returns the membership of the demo's member. */
const memberOf = async (db: Connection): Promise<string> =>
  (
    await only(
      db.rows<{ id: string }>(
        `SELECT m.id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = $1 ORDER BY m.number LIMIT 1`,
        [demoEmail('member')],
      ),
      'a membership of its member',
    )
  ).id;

/** Creates a slot whose only seat is held. */
async function fullSlot(db: Connection): Promise<string> {
  const { slotIds } = await givenTimes(db, { hours: 1, capacity: 1 });
  const [slotId = ''] = slotIds;
  await givenBooking(slotId, newEmail('holder'));
  return slotId;
}

/** Creates a team in a free tournament, whose booking is confirmed immediately and whose players are invited. */
async function freeTeam(db: Connection, player: string): Promise<{ id: string; token: string }> {
  const { id: arenaId } = await givenArena(db);
  const { id: slotId } = await givenSlot(db, { arenaId, type: SlotType.TOURNAMENT, prices: { fullStandard: 0 } });
  const squad = [
    { name: 'Kim Striker', email: player, isStriker: true },
    { name: 'Lou Keeper', email: newEmail('lou'), isStriker: false },
    { name: 'Max Defender', email: newEmail('max'), isStriker: false },
  ];
  const { id, accessToken = '' } = await callApi('bookings.place', {
    body: {
      ...{ slotId, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [] },
      team: { name: 'Northern Owls', squad },
      contact: { fullName: 'Robin Captain', email: newEmail('captain') },
      expectedTotal: 0,
    },
  });
  return { id, token: accessToken };
}
