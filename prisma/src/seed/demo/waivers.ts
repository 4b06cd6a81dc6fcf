import { BookingMode, BookingStatus, PlayerState, SeatState, SlotType } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoAccounts, userIdOf } from './accounts.ts';

interface PersonRow {
  column: 'seatId' | 'playerId' | 'bookingId';
  id: string;
  name: string;
  locale: string;
  signedAt: string;
}

/** One of this many people has not signed yet. */
const unsignedShare = 4;

/** The guests of each whole arena that is booked. */
const guests = ['Léo Bergeron', 'Mia Singh', 'Noa Fortin', 'Olive Chan'];

/** Signs the waivers of most people who play soon, and of the demo's member. The others show as missing. */
export async function seedWaivers(client: pg.Client, now: Date): Promise<void> {
  const version = await client.query<{ id: string }>(
    `SELECT id FROM policy_versions WHERE policy = 'waiver' ORDER BY number DESC LIMIT 1`,
  );
  const [wording] = version.rows;
  const member = demoAccounts.find(({ name }) => name === 'member');
  if (wording === undefined || member === undefined) throw new Error('The demo needs the wording and its member.');
  const soon = `b.status = ${BookingStatus.CONFIRMED} AND s.ends_at > $1::timestamptz - interval '1 day'`;
  const { rows } = await client.query<PersonRow>(
    `SELECT 'seatId' AS "column", t.id, COALESCE(NULLIF(t.name, ''), b.name) AS name, b.locale, b.confirmed_at AS "signedAt"
     FROM booking_seats t JOIN bookings b ON b.id = t.booking_id JOIN class_slots s ON s.id = b.slot_id
     WHERE ${soon} AND t.state = ${SeatState.TAKEN} AND s.type <> ${SlotType.TOURNAMENT}
     UNION ALL
     SELECT 'playerId', p.id, p.name, b.locale, p.changed_at
     FROM squad_players p JOIN bookings b ON b.id = p.booking_id JOIN class_slots s ON s.id = b.slot_id
     WHERE ${soon} AND p.state = ${PlayerState.CONFIRMED}
     UNION ALL
     SELECT 'bookingId', b.id, guest.name, b.locale, b.confirmed_at
     FROM bookings b JOIN class_slots s ON s.id = b.slot_id CROSS JOIN unnest($2::text[]) guest (name)
     WHERE ${soon} AND b.mode = ${BookingMode.FULL} AND s.type <> ${SlotType.TOURNAMENT}
     ORDER BY id, name`,
    [now, guests],
  );
  const signature = { versionId: wording.id, isGuardian: false, network: '203.0.113.0' };
  const name = `Demo ${member.lastName}`;
  await insertMissing(client, {
    waivers: [
      {
        ...{ id: stableId('waiver/member'), userId: userIdOf(member.name), personName: name, signerName: name },
        ...{ ...signature, locale: 'en', signedAt: new Date(now.getTime() - 30 * msPerDay) },
      },
      ...rows
        .filter((_row, index) => index % unsignedShare !== 0)
        .map(({ column, id, name: personName, locale, signedAt }, index) => ({
          ...{ id: stableId(`waiver/${index}`, index), [column]: id, personName, signerName: personName },
          ...{ ...signature, locale, signedAt },
        })),
    ],
  });
}
