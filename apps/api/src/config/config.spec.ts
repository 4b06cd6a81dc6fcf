import { generateKeyPairSync } from 'node:crypto';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { developmentSecrets } from './development-secrets.js';
import { Config, ConfigError } from './index.js';

const secret = (name: string): string => createHash('sha256').update(name).digest('hex');

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:secret@db/name',
  WEB_ORIGIN: 'https://dronesoccer.test',
  JWT_SECRET: secret('jwt'),
  TOKEN_PEPPER: secret('token'),
  PASSWORD_PEPPERS: `a:${secret('password')}`,
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@dronesoccer.test',
  UPLOADS_DIR: '/srv/uploads',
};

const stripe = { STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(20)}`, STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(20)}` };

const problems = (environment: Record<string, string>): string => {
  try {
    new Config(environment);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.join('\n');
  }
};

describe('the configuration', () => {
  it('needs nothing but a database to develop', () => {
    const config = new Config({ DATABASE_URL: 'postgres://localhost/dronesoccer' });
    expect([...config.roles, ...config.parts]).toEqual(['http', 'worker', 'auth', 'core']);
    expect(config.http.webOrigin).toBe('http://localhost:3000');
    expect(config.shop.paymentProvider).toBe('sandbox');
  });

  it('takes no secret of the repository into production', () => {
    expect(new Config(production).shop.paymentProvider).toBe('none');
    expect(new Config(production).isHttps).toBe(true);
    const bare = problems({ NODE_ENV: 'production' });
    for (const name of [
      'JWT_SECRET',
      'TOKEN_PEPPER',
      'PASSWORD_PEPPERS',
      'DATABASE_URL',
      'WEB_ORIGIN',
      'SMTP_URL',
      'UPLOADS_DIR',
    ]) {
      expect(bare).toContain(name);
    }
  });

  it('has a mailbox and simulated payments in production only where no one else comes', () => {
    const trial = {
      ...production,
      DEV_MAILBOX_URL: 'http://mailbox:8025',
      PAYMENT_PROVIDER: 'sandbox',
      SANDBOX_WEBHOOK_SECRET: secret('webhook'),
    };
    expect(problems(trial).split('\n')).toEqual([
      expect.stringContaining('DEV_MAILBOX_URL'),
      expect.stringContaining('PAYMENT_PROVIDER'),
    ]);
    const { isTrial, shop } = new Config({ ...trial, WEB_ORIGIN: 'http://localhost:3000' });
    expect({ isTrial, provider: shop.paymentProvider }).toEqual({ isTrial: true, provider: 'sandbox' });
    expect(new Config(production).isTrial).toBe(false);
    expect(new Config({ ...trial, NODE_ENV: 'development' }).isTrial).toBe(false);
  });

  it('starts with Stripe only when its key and its webhooks’ secret are there, and are what they should be', () => {
    const chosen = { ...production, PAYMENT_PROVIDER: 'stripe' };
    expect(new Config({ ...chosen, ...stripe }).shop.stripe?.secretKey).toBe(stripe.STRIPE_SECRET_KEY);
    const bare = problems(chosen);
    for (const name of Object.keys(stripe)) expect(bare).toContain(`${name} is missing`);
    const swapped = {
      STRIPE_SECRET_KEY: stripe.STRIPE_WEBHOOK_SECRET,
      STRIPE_WEBHOOK_SECRET: stripe.STRIPE_SECRET_KEY,
    };
    for (const name of Object.keys(stripe)) expect(problems({ ...chosen, ...swapped })).toContain(name);
    expect(problems({ ...chosen, ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toContain('STRIPE_API_BASE');
    expect(problems({ ...chosen, ...stripe, NODE_ENV: 'test', STRIPE_API_BASE: 'nowhere' })).toContain(
      'STRIPE_API_BASE',
    );
  });

  it('loads a script of others only with its key, and in production from its maker alone', () => {
    expect(new Config(production).places).toEqual({ reverseGeocodingUrl: null, mapsScript: null });
    const { mapsScript } = new Config({ ...production, MAPS_API_KEY: 'key' }).places;
    expect(mapsScript).toEqual({ key: 'key', origin: 'https://maps.googleapis.com' });
    const standIn = { MAPS_API_KEY: 'key', MAPS_SCRIPT_ORIGIN: 'http://127.0.0.1:1' };
    expect(problems({ ...production, ...standIn })).toContain('MAPS_SCRIPT_ORIGIN must not be set in production');
    expect(problems({ ...production, ...standIn, NODE_ENV: 'test' })).toBe('');
  });

  it('signs people in with Google only with both halves of its client, and in production at Google alone', () => {
    expect(new Config(production).auth.google).toBeNull();
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a secret of Google' };
    expect(new Config({ ...production, ...client }).auth.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'a secret of Google',
      returnOrigin: 'https://dronesoccer.test',
    });
    expect(problems({ ...production, GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET is missing');
    expect(problems({ ...production, GOOGLE_CLIENT_SECRET: 'x' })).toContain('GOOGLE_CLIENT_ID is missing');
    const standIn = { ...production, ...client, GOOGLE_ISSUER: 'http://127.0.0.1:1' };
    expect(problems(standIn)).toContain('GOOGLE_ISSUER must not be set in production');
    expect(problems({ ...standIn, NODE_ENV: 'test' })).toBe('');
    expect(problems({ ...production, AUTH_ORIGIN: 'https://dronesoccer.test/auth' })).toContain('AUTH_ORIGIN');
  });

  it('signs mails with a whole RSA key of its own domain alone', () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const signed = {
      ...production,
      ...{ DKIM_DOMAIN: 'dronesoccer.test', DKIM_SELECTOR: 'letters' },
      DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    };
    expect(new Config(signed).mail.dkim).toEqual({ domain: 'dronesoccer.test', selector: 'letters', privateKey });
    expect(new Config(production).mail.dkim).toBeNull();
    expect(problems({ ...signed, DKIM_SELECTOR: '' })).toContain('DKIM_SELECTOR');
    const other = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    for (const wrong of ['key', other.privateKey]) {
      const found = problems({ ...signed, DKIM_PRIVATE_KEY: wrong });
      expect(found).toContain('DKIM_PRIVATE_KEY must be an RSA key');
      expect(found).not.toContain(wrong.slice(30, 60) || 'nothing');
    }
  });

  it('reaches the database through a pooler only with an address that goes past it', () => {
    const { url, directUrl, pooler } = new Config(production).database;
    expect({ directUrl, pooler }).toEqual({ directUrl: url, pooler: 'none' });
    const pooled = { ...production, DATABASE_POOLER: 'transaction' };
    expect(problems(pooled)).toBe('DATABASE_POOLER needs DATABASE_DIRECT_URL');
    const direct = 'postgres://user:secret@direct/name';
    expect(new Config({ ...pooled, DATABASE_DIRECT_URL: direct }).database).toMatchObject({
      ...{ url, directUrl: direct, pooler: 'transaction' },
    });
  });

  it('keeps files in a bucket only if everything about it is known', () => {
    expect(new Config(production).files.bucket).toBeNull();
    const bucket = {
      BUCKET_URL: 'https://store.test/files',
      BUCKET_KEY_ID: 'id',
      BUCKET_SECRET: 'a secret of the store',
    };
    expect(new Config({ ...production, ...bucket }).files.bucket).toEqual({
      ...{ url: 'https://store.test/files/', region: 'auto', keyId: 'id', secret: 'a secret of the store' },
    });
    for (const name of Object.keys(bucket)) {
      expect(problems({ ...production, ...bucket, [name]: '' })).toBe(`${name} is missing`);
    }
    expect(problems({ ...production, BUCKET_REGION: 'ca-central-1' })).toContain('BUCKET_URL is missing');
  });

  it('serves metrics to other machines only with a token, and sends traces only to the configured collector', () => {
    expect(new Config(production).monitoring).toEqual({ metrics: null, traces: null });
    const local = { ...production, METRICS_PORT: '9464' };
    expect(new Config(local).monitoring.metrics).toEqual({ host: '127.0.0.1', port: 9464, tokens: null });
    const open = { ...local, METRICS_HOST: '0.0.0.0' };
    expect(problems(open)).toContain('METRICS_TOKEN is missing');
    expect(new Config({ ...open, METRICS_TOKEN: secret('metrics') }).monitoring.metrics?.tokens).toEqual([
      secret('metrics'),
    ]);
    expect(problems({ ...open, METRICS_TOKEN: 'short' })).toContain('METRICS_TOKEN must have at least 32 characters');
    expect(problems({ ...open, METRICS_TOKEN: 'ab'.repeat(16) })).toContain('METRICS_TOKEN can be guessed');
    expect(problems({ ...open, METRICS_TOKEN: production.JWT_SECRET })).toContain('METRICS_TOKEN has the same secret');

    const traced = { ...production, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(new Config({ ...traced, OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c=,x-d=e' }).monitoring.traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { a: 'b c=', 'x-d': 'e' },
      serviceName: 'dronesoccer',
      ratio: 1,
    });
    for (const headers of ['a', '=b', 'a=%ff']) {
      expect(problems({ ...traced, OTEL_EXPORTER_OTLP_HEADERS: headers })).toContain('OTEL_EXPORTER_OTLP_HEADERS');
    }
  });

  it('takes several keys for one purpose, of which the first signs', () => {
    const [old, next] = [secret('old'), secret('next')];
    expect(new Config({ ...production, JWT_SECRET: old }).auth.jwtKeys).toEqual([old]);
    const { auth } = new Config({ ...production, JWT_SECRET: `${next}, ${old}`, TOKEN_PEPPER: secret('pepper') });
    expect(auth.jwtKeys).toEqual([next, old]);
    expect(problems({ ...production, JWT_SECRET: `${next},short` })).toContain('JWT_SECRET must have at least 32');
    expect(problems({ ...production, JWT_SECRET: `${next},${'ab'.repeat(16)}` })).toContain(
      'JWT_SECRET can be guessed',
    );
    expect(problems({ ...production, JWT_SECRET: `${next},${production.TOKEN_PEPPER}` })).toContain(
      'has the same secret',
    );
    const keys = { STRIPE_WEBHOOK_SECRET: `${stripe.STRIPE_WEBHOOK_SECRET},${'x'.repeat(30)}` };
    expect(problems({ ...production, ...stripe, ...keys, PAYMENT_PROVIDER: 'stripe' })).toContain('whsec_');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['ROLES', 'http,painter'],
    ['WEB_ORIGIN', 'https://dronesoccer.test/shop'],
    ['WEB_ORIGIN', 'dronesoccer.test'],
    ['CORS_ORIGINS', 'https://a.test,*'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_DIRECT_URL', 'mysql://x'],
    ['DATABASE_POOLER', 'session'],
    ['BUCKET_URL', 'ftp://store.test'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', ','],
    ['PASSWORD_PEPPERS', 'noid'],
    ['PASSWORD_PEPPERS', `a:${secret('one')},a:${secret('two')}`],
    ['BCRYPT_COST', '9'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['LOG_LEVEL', 'loud'],
    ['REVERSE_GEOCODING_URL', 'ftp://places.test'],
    ['SUPER_ADMIN_EMAIL', 'chief@dronesoccer.test'],
    ['METRICS_PORT', '99999'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('names %s when it is %j, and keeps the value to itself', (name, value) => {
    const found = problems({ ...production, [name]: value });
    expect(found).toContain(name);
    if (value.length > 4) expect(found).not.toContain(value);
  });

  it('refuses for production the secrets that the repository publishes', () => {
    const sandbox = {
      ...production,
      WEB_ORIGIN: 'http://localhost',
      PAYMENT_PROVIDER: 'sandbox',
      SANDBOX_WEBHOOK_SECRET: secret('webhook'),
    };
    expect(problems(sandbox)).toBe('');
    for (const [name, value] of Object.entries(developmentSecrets)) {
      expect(problems({ ...sandbox, [name]: value })).toContain(`${name} is a secret of the repository`);
      expect(problems({ ...sandbox, [name]: value, NODE_ENV: 'development' })).toBe('');
    }
    const second = `a:${secret('password')},b:${developmentSecrets['PASSWORD_PEPPERS']?.replace('dev:', '') ?? ''}`;
    expect(problems({ ...sandbox, PASSWORD_PEPPERS: second })).toContain(
      'PASSWORD_PEPPERS is a secret of the repository',
    );
  });

  it.each(['a'.repeat(32), 'abcd'.repeat(8), '0123456789abcdef'.repeat(2), 'passwordpasswordpasswordpassword'])(
    'refuses for production a secret that can be guessed: %s',
    (weak) => {
      expect(problems({ ...production, JWT_SECRET: weak })).toContain('JWT_SECRET can be guessed');
      expect(problems({ ...production, PASSWORD_PEPPERS: `a:${weak}` })).toContain('PASSWORD_PEPPERS can be guessed');
      expect(problems({ ...production, JWT_SECRET: weak })).not.toContain(weak);
    },
  );

  it('refuses for production one secret for two purposes', () => {
    expect(problems({ ...production, TOKEN_PEPPER: production.JWT_SECRET })).toContain(
      'TOKEN_PEPPER has the same secret as JWT_SECRET',
    );
    expect(problems({ ...production, PASSWORD_PEPPERS: `a:${production.JWT_SECRET}` })).toContain('PASSWORD_PEPPERS');
  });

  it.each(['http://dronesoccer.test', 'http://192.168.1.5:3000', 'http://localhost.evil.test'])(
    'refuses for production the address %s, where cookies travel in the clear',
    (origin) => {
      expect(problems({ ...production, WEB_ORIGIN: origin })).toContain('WEB_ORIGIN');
      expect(problems({ ...production, WEB_ORIGIN: origin, NODE_ENV: 'development' })).toBe('');
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://dronesoccer.test'])(
    'takes for production the address %s',
    (origin) => {
      expect(problems({ ...production, WEB_ORIGIN: origin })).toBe('');
    },
  );

  it('is described in .env.example, all of it and nothing else', () => {
    const described = namesIn('.env.example', /^([A-Z_]+)=/gm);
    expect(described).toEqual(
      [
        ...variables(),
        'BACKUP_PASSPHRASE',
        'COMPOSE_PROFILES',
        'POSTGRES_PASSWORD',
        'PUBLISH_ADDRESS',
        'SEED_DEMO',
      ].sort(),
    );
  });

  it('opens no port to the network in a copy of .env.example', () => {
    expect(namesIn('.env.example', /^PUBLISH_ADDRESS=(.*)$/gm)).toEqual(['']);
    expect(namesIn('docker-compose.yml', /(\S+):\$\{PORT:-3000\}:3000$/gm)).toEqual(['${PUBLISH_ADDRESS:-127.0.0.1}']);
  });

  it('reaches the containers, each setting of it', () => {
    const handedOn = namesIn('docker-compose.yml', /(?:^ {2}|[{,] ?)([A-Z_]+):/gm);
    const inTheImage = ['WEB_DIST', 'PICTURES_DIR'];
    expect(variables().filter((name) => !inTheImage.includes(name) && !handedOn.includes(name))).toEqual([]);
  });

  const namesIn = (file: string, name: RegExp): string[] => {
    const text = readFileSync(path.join(process.cwd(), '../..', file), 'utf8');
    return [...text.matchAll(name)].flatMap(([, found]) => found ?? []).sort();
  };

  function variables(): string[] {
    const installations = [
      { WEB_ORIGIN: 'http://localhost', PAYMENT_PROVIDER: 'sandbox', SANDBOX_WEBHOOK_SECRET: secret('webhook') },
      { PAYMENT_PROVIDER: 'stripe', ...stripe },
    ];
    return [...new Set(installations.flatMap((each) => new Config({ ...production, ...each }).variableNames))].sort();
  }
});
