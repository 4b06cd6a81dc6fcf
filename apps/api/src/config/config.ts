import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignLimits } from '@dronesoccer/contracts';
import { type BucketConfig, readBucket } from './bucket.js';
import { type DatabaseConfig, readDatabase } from './database.js';
import { type MetricsListener, readMetrics, readTraceCollector, type TraceCollector } from './monitoring.js';
import { type DkimKey, readDkim, readSms, type SmsAccount } from './outgoing.js';
import { ConfigError, EnvironmentReader, type Keys } from './reader.js';
import { developmentSecrets } from './development-secrets.js';
import { checkProductionConfig } from './production.js';

export type ProcessRole = 'http' | 'worker';
const apiParts = ['auth', 'core'] as const;
export type ApiPart = (typeof apiParts)[number];

export interface PasswordPepper {
  readonly id: string;
  readonly secret: string;
}

type PaymentProviderName = 'sandbox' | 'stripe' | 'none';

interface StripeAccount {
  readonly secretKey: string;
  readonly webhookKeys: Keys;
  /** The address of a stub that replaces Stripe. Always null in production. */
  readonly apiBase: string | null;
}

/** This site as a client of an identity provider (OpenID Connect). */
export interface IdentityClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The public origin of the auth part, where the provider sends people back to. */
  readonly returnOrigin: string;
}

export interface MapsScript {
  readonly key: string;
  /** The origin that serves the script and receives the script's requests. */
  readonly origin: string;
}

/**
 * The configuration from the environment, validated once at start. The caller is the only reader of `process.env`. Each
 * variable is described in `.env.example`.
 */
export class Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly logLevel: string;
  /** The roles of this process: answer requests, run background work, or both. */
  readonly roles: ReadonlySet<ProcessRole>;
  /** The API parts that this process serves, so that the auth part can run on a separate host. */
  readonly parts: ReadonlySet<ApiPart>;
  /** False if the process runs only some of the features. */
  readonly runsEveryPart: boolean;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** The public address of the site. Links in emails start with it. */
    readonly webOrigin: string;
    readonly corsOrigins: readonly string[];
    /** Other origins that the site's pages may call, such as a separate host for the auth part. */
    readonly connectOrigins: readonly string[];
    /** The number of proxies in front of the API that are trusted to report the client's address. */
    readonly trustedProxies: number;
    readonly rateLimitFactor: number;
    /** The folder of the built client, which is served if this is set. */
    readonly webDist: string | null;
    /** Address of the mailbox shown under /dev/mailbox; in production only where no one else can read it. */
    readonly devMailboxUrl: string | null;
    /** The time for which a stopping process keeps answering, so that load balancers notice that it is no longer ready. */
    readonly drainSeconds: number;
  };
  readonly database: DatabaseConfig;
  readonly auth: {
    readonly jwtKeys: Keys;
    readonly tokenPeppers: Keys;
    /** The first pepper is used for new hashes; the others are still accepted. */
    readonly passwordPeppers: readonly PasswordPepper[];
    readonly passwordMinLength: number;
    readonly bcryptCost: number;
    readonly accessTokenMinutes: number;
    readonly refreshTokenDays: number;
    /** A session ends this long after its login, however often it is refreshed. The SUPER_ADMIN limit is in hours. */
    readonly sessionDays: number;
    readonly superAdminSessionHours: number;
    /** True if a SUPER_ADMIN can work only with two-step login. */
    readonly superAdminTwoStep: boolean;
    readonly cookieDomain: string | null;
    readonly firstSuperAdmin: { readonly email: string; readonly password: string } | null;
    /** Null if people cannot sign in with Google. */
    readonly google: IdentityClient | null;
  };
  readonly files: {
    /** The bucket of uploaded files; null if they are in the folder. */
    readonly bucket: BucketConfig | null;
    /** The folder of uploaded files, shared by all processes. */
    readonly uploads: string;
    /** The folder for files that may be lost at any time: resized pictures and uploads in progress. */
    readonly cache: string;
    readonly pictureCacheBytes: number;
    /** The folder of the site's own pictures, which are served under /pictures. Null if this process has none. */
    readonly sitePictures: string | null;
  };
  readonly mail: {
    readonly smtpUrl: string;
    /** The time after which a connection to a silent mail server ends. */
    readonly timeoutMs: number;
    readonly from: string;
    readonly dkim: DkimKey | null;
  };
  /** If null, text messages are only logged. */
  readonly sms: SmsAccount | null;
  /**
   * With `doubleOptIn`, a subscription stays pending until the subscriber follows the link in the confirmation email.
   */
  readonly newsletter: {
    readonly doubleOptIn: boolean;
    /** The campaign emails sent per second, over all processes. An administrator may override the rate. */
    readonly emailsPerSecond: number;
    /** The keys that sign reports about returned emails, or null if the API accepts none. */
    readonly returnKeys: Keys | null;
  };
  readonly shop: {
    readonly paymentProvider: PaymentProviderName;
    readonly sandboxWebhookKeys: Keys;
    /** Null unless payments go through Stripe. */
    readonly stripe: StripeAccount | null;
    readonly orderHoldMinutes: number;
  };
  readonly places: {
    /** A service that returns the city at a position; if null, only the gazetteer is used. */
    readonly reverseGeocodingUrl: string | null;
    /** The maps script that the city search loads, or null. */
    readonly mapsScript: MapsScript | null;
  };
  readonly monitoring: {
    /** Null if this process serves no metrics. */
    readonly metrics: MetricsListener | null;
    /** Null if this process sends no traces. */
    readonly traces: TraceCollector | null;
  };
  readonly variableNames: readonly string[];

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    const mode = environment['NODE_ENV'];
    // Outside production, every secret has a default; in production, each one must be set.
    const read = new EnvironmentReader(mode === 'production' ? environment : { ...developmentSecrets, ...environment });

    this.environment = read.choice('NODE_ENV', ['development', 'test', 'production'], 'development');
    const production = this.environment === 'production';
    this.logLevel = read.choice('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info');
    this.roles = read.choices('ROLES', ['http', 'worker'], ['http', 'worker']);
    this.parts = read.choices('API_PARTS', apiParts, apiParts);
    this.runsEveryPart = this.parts.size === apiParts.length;

    const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
    const mailboxUrl = read.optional('DEV_MAILBOX_URL');
    this.http = {
      host: read.text('HOST', '0.0.0.0'),
      port,
      webOrigin: read.origin('WEB_ORIGIN', production ? undefined : `http://localhost:${port}`),
      corsOrigins: read.origins('CORS_ORIGINS'),
      connectOrigins: read.origins('CONNECT_ORIGINS'),
      trustedProxies: read.integer('TRUST_PROXY', 0, { max: 10 }),
      rateLimitFactor: read.decimal('RATE_LIMIT_FACTOR', 1, { min: 0.01, max: 1_000_000 }),
      webDist: read.optional('WEB_DIST'),
      devMailboxUrl: mailboxUrl,
      drainSeconds: read.integer('SHUTDOWN_DRAIN_SECONDS', production ? 5 : 0, { max: 25 }),
    };
    this.database = readDatabase(read);
    this.auth = {
      jwtKeys: read.keys('JWT_SECRET', 32),
      tokenPeppers: read.keys('TOKEN_PEPPER', 32),
      passwordPeppers: readPeppers(read),
      passwordMinLength: read.integer('PASSWORD_MIN_LENGTH', 8, { min: 4, max: 64 }),
      // Below 10, a stolen table is too cheap to crack. Only tests, which hold no real accounts, may go lower.
      bcryptCost: read.integer('BCRYPT_COST', 12, { min: production ? 10 : 4, max: 16 }),
      accessTokenMinutes: read.integer('ACCESS_TOKEN_MINUTES', 15, { min: 1, max: 1_440 }),
      refreshTokenDays: read.integer('REFRESH_TOKEN_DAYS', 30, { min: 1, max: 365 }),
      sessionDays: read.integer('SESSION_DAYS', 180, { min: 1, max: 3_650 }),
      superAdminSessionHours: read.integer('SUPER_ADMIN_SESSION_HOURS', 12, { min: 1, max: 8_760 }),
      superAdminTwoStep: read.choice('SUPER_ADMIN_TWO_STEP', ['required', 'optional'], 'optional') === 'required',
      cookieDomain: read.optional('COOKIE_DOMAIN'),
      firstSuperAdmin: readFirstSuperAdmin(read),
      google: readGoogle(read, { production, webOrigin: this.http.webOrigin }),
    };
    const scratch = join(tmpdir(), 'dronesoccer');
    const bucket = readBucket(read);
    this.files = {
      bucket,
      // Uploads must not end up in a directory that a restart deletes.
      uploads: read.text('UPLOADS_DIR', production && bucket === null ? undefined : join(scratch, 'uploads')),
      cache: read.text('CACHE_DIR', join(scratch, 'cache')),
      pictureCacheBytes: read.integer('PICTURE_CACHE_MB', 512, { min: 1, max: 1_000_000 }) * 1024 * 1024,
      sitePictures:
        read.optional('PICTURES_DIR') ?? (this.http.webDist === null ? null : join(this.http.webDist, 'pictures')),
    };
    this.mail = {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], production ? undefined : 'smtp://127.0.0.1:1025'),
      timeoutMs: read.integer('SMTP_TIMEOUT_SECONDS', 20, { min: 1, max: 30 }) * 1_000,
      from: read.text('MAIL_FROM', production ? undefined : 'Drone Soccer Canada <hello@dronesoccer.test>'),
      dkim: readDkim(read),
    };
    this.sms = readSms(read);
    this.newsletter = {
      doubleOptIn: read.choice('NEWSLETTER_DOUBLE_OPT_IN', ['on', 'off'], 'on') === 'on',
      emailsPerSecond: read.integer('NEWSLETTER_PER_SECOND', 50, { min: 1, max: campaignLimits.perSecondMax }),
      returnKeys: read.optional('NEWSLETTER_RETURN_SECRET') === null ? null : read.keys('NEWSLETTER_RETURN_SECRET', 32),
    };
    const paymentProvider = read.choice(
      'PAYMENT_PROVIDER',
      ['sandbox', 'stripe', 'none'],
      // The sandbox takes no real money, so production must name it explicitly.
      production ? 'none' : 'sandbox',
    );
    this.shop = {
      paymentProvider,
      sandboxWebhookKeys: paymentProvider === 'sandbox' ? read.keys('SANDBOX_WEBHOOK_SECRET', 32) : [''],
      stripe: paymentProvider === 'stripe' ? readStripe(read, production) : null,
      orderHoldMinutes: read.integer('ORDER_HOLD_MINUTES', 15, { min: 1, max: 1_440 }),
    };
    this.places = {
      reverseGeocodingUrl: readReverseGeocodingUrl(read),
      mapsScript: readMapsScript(read, production),
    };
    this.monitoring = { metrics: readMetrics(read), traces: readTraceCollector(read) };
    if (production) {
      const { jwtKeys, tokenPeppers, passwordPeppers } = this.auth;
      checkProductionConfig(read, {
        secrets: [
          ['JWT_SECRET', jwtKeys],
          ['TOKEN_PEPPER', tokenPeppers],
          ['PASSWORD_PEPPERS', passwordPeppers.map(({ secret }) => secret)],
          ['SANDBOX_WEBHOOK_SECRET', this.shop.sandboxWebhookKeys],
          ['METRICS_TOKEN', this.monitoring.metrics?.tokens ?? []],
        ],
        webOrigin: this.http.webOrigin,
        devMailboxUrl: mailboxUrl,
        paymentProvider,
      });
    }
    this.variableNames = [...read.names];
    if (read.problems.length > 0) throw new ConfigError(read.problems);
  }

  get isProduction(): boolean {
    return this.environment === 'production';
  }

  /**
   * True for a production image that runs on a local machine and keeps its emails, as a bare `docker compose up` does.
   */
  get isTrial(): boolean {
    return this.isProduction && this.http.devMailboxUrl !== null;
  }

  /** Cookies are Secure and HSTS is sent if and only if the public address is https. */
  get isHttps(): boolean {
    return this.http.webOrigin.startsWith('https:');
  }
}

/** `PASSWORD_PEPPERS` is `id:secret,id:secret`. The id is stored with each hash, so that keys can be rotated. */
function readPeppers(read: EnvironmentReader): PasswordPepper[] {
  const entries = read.list('PASSWORD_PEPPERS').map((entry) => {
    const [id = '', ...rest] = entry.split(':');
    return { id, secret: rest.join(':') };
  });
  if (entries.length === 0) read.problems.push('PASSWORD_PEPPERS is missing');
  if (entries.some(({ id, secret }) => !/^[a-z0-9]{1,16}$/i.test(id) || secret.length < 32)) {
    read.problems.push('PASSWORD_PEPPERS must be id:secret pairs with secrets of at least 32 characters');
  }
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) {
    read.problems.push('PASSWORD_PEPPERS names a key id twice');
  }
  return entries;
}

function readStripe(read: EnvironmentReader, production: boolean): StripeAccount {
  const secretKey = read.secret('STRIPE_SECRET_KEY', 20);
  const webhookKeys = read.keys('STRIPE_WEBHOOK_SECRET', 20);
  const apiBase = read.optional('STRIPE_API_BASE');
  // Without this check, a publishable key or two swapped keys would go unnoticed until the first purchase.
  if (secretKey && !/^[sr]k_/.test(secretKey)) read.problems.push('STRIPE_SECRET_KEY must begin with sk_ or rk_');
  if (webhookKeys.some((key) => key && !/^whsec_/.test(key))) {
    read.problems.push('STRIPE_WEBHOOK_SECRET must begin with whsec_');
  }
  if (apiBase && production) read.problems.push('STRIPE_API_BASE must not be set in production');
  if (apiBase) read.origin('STRIPE_API_BASE');
  return { secretKey, webhookKeys, apiBase };
}

function readReverseGeocodingUrl(read: EnvironmentReader): string | null {
  const name = 'REVERSE_GEOCODING_URL';
  return read.optional(name) === null ? null : read.url(name, ['https:', 'http:']);
}

function readMapsScript(read: EnvironmentReader, production: boolean): MapsScript | null {
  const key = read.optional('MAPS_API_KEY');
  const standIn = read.optional('MAPS_SCRIPT_ORIGIN');
  // The page would run any script that this origin serves.
  if (standIn !== null && production) read.problems.push('MAPS_SCRIPT_ORIGIN must not be set in production');
  if (key === null) return null;
  return { key, origin: read.origin('MAPS_SCRIPT_ORIGIN', 'https://maps.googleapis.com') };
}

function readFirstSuperAdmin(read: EnvironmentReader): { email: string; password: string } | null {
  const email = read.optional('SUPER_ADMIN_EMAIL');
  const password = read.optional('SUPER_ADMIN_PASSWORD');
  if (email && password) return { email, password };
  if (email || password) read.problems.push('SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD must be given together');
  return null;
}

function readGoogle(
  read: EnvironmentReader,
  { production, webOrigin }: { production: boolean; webOrigin: string },
): IdentityClient | null {
  const standIn = read.optional('GOOGLE_ISSUER');
  // The server that answers as the issuer decides who signs in.
  if (standIn !== null && production) read.problems.push('GOOGLE_ISSUER must not be set in production');
  const returnOrigin = read.origin('AUTH_ORIGIN', webOrigin);
  if (['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'].every((name) => read.optional(name) === null)) return null;
  return {
    issuer: read.origin('GOOGLE_ISSUER', 'https://accounts.google.com'),
    clientId: read.text('GOOGLE_CLIENT_ID'),
    clientSecret: read.text('GOOGLE_CLIENT_SECRET'),
    returnOrigin,
  };
}
