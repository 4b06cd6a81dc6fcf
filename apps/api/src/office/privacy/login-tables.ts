import { ofAccount, type PersonalTable } from './personal-table.js';

/** The part of the register about logins. Refresh tokens are found through their sessions, so they come before them. */
export const loginTables = {
  refresh_tokens: {
    what: { en: 'Session activity', fr: 'Activité des sessions' },
    purpose: 'security',
    of: 'r.session_id IN (SELECT id FROM sessions WHERE user_id = $1)',
    secret: ['token_hash'],
    erasure: 'deleted',
  },
  sessions: {
    what: { en: 'Sessions', fr: 'Sessions' },
    purpose: 'security',
    of: ofAccount,
    erasure: 'deleted',
  },
  identities: {
    what: { en: 'Linked Google accounts', fr: 'Comptes Google liés' },
    purpose: 'account',
    of: ofAccount,
    erasure: 'deleted',
  },
  authenticators: {
    what: { en: 'Two-step login', fr: 'Connexion en deux étapes' },
    purpose: 'security',
    of: ofAccount,
    secret: ['secret', 'last_step'],
    erasure: 'deleted',
  },
  recovery_codes: {
    what: { en: 'Recovery codes', fr: 'Codes de secours' },
    purpose: 'security',
    of: ofAccount,
    secret: ['code_hash'],
    erasure: 'deleted',
  },
  sign_in_codes: {
    what: { en: 'Logins in progress', fr: 'Connexions en cours' },
    purpose: 'security',
    of: ofAccount,
    secret: ['code_hash', 'browser_hash'],
    erasure: 'deleted',
  },
  email_tokens: {
    what: { en: 'Links sent by email', fr: 'Liens envoyés par courriel' },
    purpose: 'security',
    of: ofAccount,
    secret: ['token_hash'],
    erasure: 'deleted',
  },
} satisfies Readonly<Record<string, PersonalTable>>;
