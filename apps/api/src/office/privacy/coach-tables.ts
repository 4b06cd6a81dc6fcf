import { ofAccount, type PersonalTable } from './personal-table.js';

/** The part of the register about coaches. Both tables end with the role, so they come before the roles. */
export const coachTables = {
  slot_coaches: {
    what: { en: 'Time slots that you coach', fr: 'Plages horaires qui vous sont confiées' },
    purpose: 'service',
    of: ofAccount,
    secret: ['assigned_by'],
    erasure: 'deleted',
  },
  coach_consents: {
    what: { en: 'Consent to be named as a coach', fr: 'Consentement à être nommé comme entraîneur' },
    purpose: 'consent',
    of: ofAccount,
    erasure: 'deleted',
  },
} satisfies Readonly<Record<string, PersonalTable>>;
