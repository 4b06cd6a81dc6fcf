import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Config, ConfigError } from './index.js';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:secret@db/name',
  WEB_ORIGIN: 'https://dronesoccer.test',
  JWT_SECRET: 'x'.repeat(32),
  TOKEN_PEPPER: 'x'.repeat(32),
  PASSWORD_PEPPERS: `a:${'x'.repeat(32)}`,
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
      SANDBOX_WEBHOOK_SECRET: 's'.repeat(32),
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

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['ROLES', 'http,painter'],
    ['WEB_ORIGIN', 'https://dronesoccer.test/shop'],
    ['WEB_ORIGIN', 'dronesoccer.test'],
    ['CORS_ORIGINS', 'https://a.test,*'],
    ['DATABASE_URL', 'mysql://x'],
    ['JWT_SECRET', 'short'],
    ['PASSWORD_PEPPERS', 'noid'],
    ['PASSWORD_PEPPERS', `a:${'x'.repeat(32)},a:${'y'.repeat(32)}`],
    ['BCRYPT_COST', '9'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SUPER_ADMIN_EMAIL', 'chief@dronesoccer.test'],
  ])('names %s when it is %j, and keeps the value to itself', (name, value) => {
    const found = problems({ ...production, [name]: value });
    expect(found).toContain(name);
    if (value.length > 4) expect(found).not.toContain(value);
  });

  it('is described in .env.example, all of it and nothing else', () => {
    const described = namesIn('.env.example', /^([A-Z_]+)=/gm);
    expect(described).toEqual([...variables(), 'POSTGRES_PASSWORD', 'PUBLISH_ADDRESS', 'SEED_DEMO'].sort());
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
      { WEB_ORIGIN: 'http://localhost', PAYMENT_PROVIDER: 'sandbox', SANDBOX_WEBHOOK_SECRET: 'x'.repeat(32) },
      { PAYMENT_PROVIDER: 'stripe', ...stripe },
    ];
    return [...new Set(installations.flatMap((each) => new Config({ ...production, ...each }).variableNames))].sort();
  }
});
