import { randomBytes } from 'node:crypto';
import { StartFailure } from '@dronesoccer/devkit/failure';
import { isLocalOrigin } from '@dronesoccer/domain';

export type Settings = Record<string, string>;

/** What an installation for others must be given: nothing of it can be guessed, and a lost volume must not take it along. */
const needed = [
  'POSTGRES_PASSWORD',
  'JWT_SECRET',
  'TOKEN_PEPPER',
  'PASSWORD_PEPPERS',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

/** What a trial on one's own machine makes once and keeps; the database and every password depend on it. */
const made = ['POSTGRES_PASSWORD', 'JWT_SECRET', 'TOKEN_PEPPER', 'PASSWORD_PEPPERS', 'SANDBOX_WEBHOOK_SECRET'] as const;

/**
 * The settings that docker compose's containers take for what the environment leaves open: for a trial, whose address is
 * this machine's own, everything; for others only what follows from the given ones.
 *
 * @param given the environment; an empty value counts as missing
 * @param kept what the last start used; null at the first
 * @throws StartFailure naming every missing value, or because the volumes hold a trial
 */
export function containerSettings(given: NodeJS.ProcessEnv, kept: Settings | null): Settings {
  if (!isLocalOrigin(given['WEB_ORIGIN'] ?? '')) return settingsForOthers(given, kept);
  const secrets = Object.fromEntries(made.map((name) => [name, given[name] || kept?.[name] || newSecret(name)]));
  return {
    ...secrets,
    ...databaseOf(secrets),
    TRIAL: '1',
    PAYMENT_PROVIDER: 'sandbox',
    SMTP_URL: 'smtp://mailbox:1025',
    MAIL_FROM: 'Drone Soccer Canada <hello@dronesoccer.test>',
    DEV_MAILBOX_URL: 'http://mailbox:8025',
  };
}

function settingsForOthers(given: NodeJS.ProcessEnv, kept: Settings | null): Settings {
  const missing = needed.filter((name) => !given[name]);
  if (missing.length > 0) {
    throw new StartFailure(
      [
        `WEB_ORIGIN is ${given['WEB_ORIGIN']}, so others will use this site. These values are missing in .env:`,
        ...missing.map((name) => `  - ${name}`),
        '.env.example says what each of them is.',
      ].join('\n'),
    );
  }
  if (kept?.['TRIAL']) {
    throw new StartFailure(
      'These volumes hold a trial, with test payments and secrets of its own: start with new ones (docker compose down --volumes).',
    );
  }
  return databaseOf(given);
}

const databaseOf = ({ POSTGRES_PASSWORD: password = '' }: NodeJS.ProcessEnv): Settings => ({
  POSTGRES_PASSWORD: password,
  DATABASE_URL: `postgresql://dronesoccer:${encodeURIComponent(password)}@database:5432/dronesoccer`,
});

function newSecret(name: (typeof made)[number]): string {
  const secret = randomBytes(32).toString('hex');
  return name === 'PASSWORD_PEPPERS' ? `1:${secret}` : secret;
}
