import { ofAccount, ownBookings, type PersonalTable } from './personal-table.js';

const signatures = {
  en: 'A signed waiver shows what was accepted before playing. It is kept for three years.',
  fr: 'Une décharge signée montre ce qui a été accepté avant de jouer. Elle est conservée trois ans.',
};

const ownChildren = 'SELECT id FROM children WHERE guardian_id = $1 OR account_id = $1';

/** The part of the register about families. A waiver is found by the rows that follow it, so it stands before them. */
export const familyTables = {
  waivers: {
    what: { en: 'Signed waivers', fr: 'Décharges signées' },
    purpose: 'contract',
    of: `(r.user_id = $1 OR r.child_id IN (${ownChildren})
      OR r.seat_id IN (SELECT id FROM booking_seats WHERE booking_id IN (${ownBookings}))
      OR r.player_id IN (SELECT id FROM squad_players WHERE email = $2))`,
    erasure: { keptFor: signatures, set: 'user_id = NULL, child_id = NULL, seat_id = NULL, player_id = NULL' },
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
    of: ofAccount,
    erasure: 'deleted',
  },
} satisfies Readonly<Record<string, PersonalTable>>;
