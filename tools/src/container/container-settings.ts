import { randomBytes } from 'node:crypto';
import { StartFailure } from '@dronesoccer/devkit/failure';
import { isLocalOrigin } from '@dronesoccer/domain';

export type Settings = Record<string, string>;

/**
 * The settings that a public installation must be given: none of them can be guessed, and they must survive a lost
 * volume.
 */
const neededSettings = [
  'POSTGRES_PASSWORD',
  'JWT_SECRET',
  'TOKEN_PEPPER',
  'PASSWORD_PEPPERS',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

/** The secrets that a local trial generates once and keeps; the database and every password depend on them. */
const generatedSecrets = [
  'POSTGRES_PASSWORD',
  'JWT_SECRET',
  'TOKEN_PEPPER',
  'PASSWORD_PEPPERS',
  'SANDBOX_WEBHOOK_SECRET',
] as const;

/**
 * Returns the settings of docker compose's containers that the environment leaves open. A trial, whose address is
 * local, gets all of them; a public installation gets only those that follow from the given ones.
 *
 * @param given the environment; an empty value counts as missing
 * @param kept the settings of the last start; null at the first start
 * @throws StartFailure if values are missing (the error names all of them), or if the volumes contain a trial
 */
export function containerSettings(given: NodeJS.ProcessEnv, kept: Settings | null): Settings {
  if (!isLocalOrigin(given['WEB_ORIGIN'] ?? '')) return settingsForOthers(given, kept);
  const secrets = Object.fromEntries(
    generatedSecrets.map((name) => [name, given[name] || kept?.[name] || newSecret(name)]),
  );
  return {
    ...secrets,
    ...databaseOf({ ...given, ...secrets }),
    TRIAL: '1',
    PAYMENT_PROVIDER: 'sandbox',
    SMTP_URL: 'smtp://mailbox:1025',
    MAIL_FROM: 'Drone Soccer Canada <hello@dronesoccer.test>',
    DEV_MAILBOX_URL: 'http://mailbox:8025',
  };
}

function settingsForOthers(given: NodeJS.ProcessEnv, kept: Settings | null): Settings {
  const missing = neededSettings.filter((name) => !given[name]);
  if (missing.length > 0) {
    throw new StartFailure(
      [
        `WEB_ORIGIN is ${given['WEB_ORIGIN']}, so others will use this site. These values are missing in .env:`,
        ...missing.map((name) => `  - ${name}`),
        '.env.example describes each of them.',
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

/** With a pooler, everything but migrations and the job queue reaches the database through it. */
function databaseOf({ POSTGRES_PASSWORD: password = '', DATABASE_POOLER: pooler }: NodeJS.ProcessEnv): Settings {
  const at = (host: string) => `postgresql://dronesoccer:${encodeURIComponent(password)}@${host}/dronesoccer`;
  const direct = at('database:5432');
  if (!pooler || pooler === 'none') return { POSTGRES_PASSWORD: password, DATABASE_URL: direct };
  return { POSTGRES_PASSWORD: password, DATABASE_URL: at('pooler:6432'), DATABASE_DIRECT_URL: direct };
}

function newSecret(name: (typeof generatedSecrets)[number]): string {
  const secret = randomBytes(32).toString('hex');
  return name === 'PASSWORD_PEPPERS' ? `1:${secret}` : secret;
}
