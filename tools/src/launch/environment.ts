import path from 'node:path';
import { StartFailure } from '@dronesoccer/devkit';
import { at, root } from '../workspace.ts';
import type { Secrets } from './data-folder.ts';

/** The settings of `npm start` and `npm run dev`. */
export interface LaunchSettings {
  port: number;
  /** The listen address, by default only this machine, because the demo's passwords are public. */
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  seedDemo: boolean;
  /** Options for the API's Node: `npm run dev -- --inspect` allows a debugger. */
  apiOptions: string[];
}

export function readSettings(environment: NodeJS.ProcessEnv, options: readonly string[]): LaunchSettings {
  return {
    port: readPort(environment['PORT']),
    host: environment['HOST'] || '127.0.0.1',
    dataFolder: path.resolve(root, environment['DATA_DIR'] || '.data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    seedDemo: environment['SEED_DEMO'] !== '0' && environment['NODE_ENV'] !== 'production',
    apiOptions: options.filter((option) => option.startsWith('--inspect')),
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartFailure(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Returns the API's environment. Variables from the user are kept; an empty one counts as not set. */
export function apiEnvironment(told: {
  secrets: Secrets;
  databaseUrl: string;
  host: string;
  port: number;
  origin: string;
  webDist?: string;
  smtpUrl: string;
  mailboxUrl: string;
  uploads: string;
  cache: string;
}): NodeJS.ProcessEnv {
  const { secrets } = told;
  return {
    NODE_ENV: 'development',
    JWT_SECRET: secrets.jwtSecret,
    TOKEN_PEPPER: secrets.tokenPepper,
    PASSWORD_PEPPERS: secrets.passwordPeppers,
    SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
    WEB_ORIGIN: told.origin,
    SMTP_URL: told.smtpUrl,
    ...(process.env['NODE_ENV'] === 'production' ? {} : { DEV_MAILBOX_URL: told.mailboxUrl }),
    ...(told.webDist ? { WEB_DIST: told.webDist } : {}),
    UPLOADS_DIR: told.uploads,
    CACHE_DIR: told.cache,
    // The client's sources contain the same pictures as its build, which `npm run dev` does not create.
    PICTURES_DIR: at('apps/web/public/pictures'),
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
    DATABASE_URL: told.databaseUrl,
    HOST: told.host,
    PORT: String(told.port),
  };
}
