import { ownBookings, type PersonalTable } from './personal-table.js';

const signatures = {
  en: 'A signed waiver shows what was accepted before playing. It is kept for three years.',
  fr: 'Une décharge signée montre ce qui a été accepté avant de jouer. Elle est conservée trois ans.',
};

const ownChildren = 'SELECT id FROM children WHERE guardian_id = $1 OR account_id = $1';
const ownWaiver = `r.user_id = $1 OR r.child_id IN (${ownChildren})
  OR r.player_id IN (SELECT id FROM squad_players WHERE email = $2)`;

/**
 * The part of the register about families. A waiver is found by the rows that follow it, and a seat or a player by the
 * child, so each comes before the rows that find it.
 */
export const familyTables = {
  waivers: {
    what: { en: 'Signed waivers', fr: 'Décharges signées' },
    purpose: 'contract',
    of: `(${ownWaiver} OR r.seat_id IN (SELECT id FROM booking_seats WHERE booking_id IN (${ownBookings})))`,
    secret: ['network'],
    // Anyone may have signed for the seat of a booking.
    others: { columns: ['signer_name'], own: `(${ownWaiver})` },
    erasure: { keptFor: signatures, set: 'user_id = NULL, child_id = NULL, seat_id = NULL, player_id = NULL' },
  },
  booking_seats: {
    what: { en: 'Names on the seats of bookings', fr: 'Noms inscrits sur les places réservées' },
    purpose: 'service',
    of: `(r.booking_id IN (${ownBookings}) OR r.user_id = $1 OR r.child_id IN (${ownChildren}))`,
    erasure: { set: `name = ''` },
  },
  squad_players: {
    what: { en: 'Invitations to teams', fr: 'Invitations dans des équipes' },
    purpose: 'service',
    of: `(r.email = $2 OR r.child_id IN (${ownChildren}))`,
    followsEmail: { unless: 'o.booking_id = r.booking_id' },
    // A former child in the team of its guardian has the guardian's address, which stays.
    erasure: {
      set: `name = '—', email = CASE WHEN r.email = $2 THEN 'erased-' || r.id || '@erased.invalid' ELSE r.email END`,
    },
  },
  children: {
    what: { en: 'Children', fr: 'Enfants' },
    purpose: 'service',
    of: '(r.guardian_id = $1 OR r.account_id = $1)',
    erasure: 'deleted',
  },
  family_invitations: {
    what: { en: 'Invitations to families', fr: 'Invitations dans des familles' },
    purpose: 'service',
    of: '(r.holder_id = $1 OR r.email = $2)',
    followsEmail: { unless: 'o.holder_id = r.holder_id' },
    erasure: 'deleted',
  },
  family_members: {
    what: { en: 'Family', fr: 'Famille' },
    purpose: 'service',
    of: '(r.user_id = $1 OR r.holder_id = $1)',
    erasure: 'deleted',
  },
  minors: {
    what: { en: 'Confirmation by a guardian', fr: 'Confirmation d’un parent ou tuteur' },
    purpose: 'service',
    of: '(r.user_id = $1 OR r.guardian_email = $2)',
    // Anyone may type an address. Only a guardian who confirmed it learns the date of birth.
    exportedIf: 'r.user_id = $1 OR r.confirmed_at IS NOT NULL',
    followsEmail: { column: 'guardian_email' },
    // Erasing the account deletes its row. The row of a former child only loses the guardian's address.
    erasure: { set: `guardian_email = 'erased-' || r.user_id || '@erased.invalid'` },
  },
} satisfies Readonly<Record<string, PersonalTable>>;
