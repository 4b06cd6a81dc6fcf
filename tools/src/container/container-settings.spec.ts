import { StartFailure } from '@dronesoccer/devkit/failure';
import { describe, expect, it } from 'vitest';
import { containerSettings } from './container-settings.ts';

const local = { WEB_ORIGIN: 'http://localhost:3000' };
const complete = {
  WEB_ORIGIN: 'https://dronesoccer.test',
  POSTGRES_PASSWORD: 'p@ss/word',
  JWT_SECRET: 'j',
  TOKEN_PEPPER: 't',
  PASSWORD_PEPPERS: '1:p',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@dronesoccer.test',
};

describe('a trial on this machine', () => {
  it('needs nothing: its secrets are made once, differ from each other and stay', () => {
    const first = containerSettings(local, null);
    const secrets = ['POSTGRES_PASSWORD', 'JWT_SECRET', 'TOKEN_PEPPER', 'PASSWORD_PEPPERS', 'SANDBOX_WEBHOOK_SECRET'];
    expect(new Set(secrets.map((name) => first[name]?.length ?? 0))).toEqual(new Set([64, 66]));
    expect(new Set(secrets.map((name) => first[name])).size).toBe(secrets.length);
    expect(first['DATABASE_URL']).toContain(`:${first['POSTGRES_PASSWORD']}@database`);
    expect(first).toMatchObject({ PAYMENT_PROVIDER: 'sandbox', DEV_MAILBOX_URL: 'http://mailbox:8025' });
    expect(containerSettings(local, first)).toEqual(first);
    expect(containerSettings(local, null)['JWT_SECRET']).not.toBe(first['JWT_SECRET']);
  });

  it('reaches the database through a pooler if there is one, and past it where a session is needed', () => {
    const settings = containerSettings({ ...local, DATABASE_POOLER: 'transaction' }, null);
    expect(settings['DATABASE_URL']).toContain('@pooler:6432/dronesoccer');
    expect(settings['DATABASE_DIRECT_URL']).toContain('@database:5432/dronesoccer');
    expect(containerSettings({ ...local, DATABASE_POOLER: 'none' }, settings)['DATABASE_DIRECT_URL']).toBeUndefined();
  });

  it('takes what is given instead, and an empty value for a missing one', () => {
    const kept = containerSettings(local, null);
    const settings = containerSettings({ ...local, POSTGRES_PASSWORD: 'a b', JWT_SECRET: '' }, kept);
    expect(settings['DATABASE_URL']).toContain(':a%20b@database');
    expect(settings['JWT_SECRET']).toBe(kept['JWT_SECRET']);
  });
});

describe('an installation for others', () => {
  const failure = (given: Record<string, string>, kept: Record<string, string> | null = null): string => {
    try {
      containerSettings(given, kept);
      return '';
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      return error.message;
    }
  };

  it('names every value that is missing', () => {
    const { WEB_ORIGIN, ...values } = complete;
    const message = failure({ WEB_ORIGIN, SMTP_URL: '' });
    for (const name of Object.keys(values)) expect(message).toContain(`- ${name}`);
    for (const name of Object.keys(values)) expect(failure({ ...complete, [name]: '' })).toContain(`- ${name}`);
  });

  it('gets neither secrets nor sandbox nor mailbox', () => {
    expect(containerSettings(complete, null)).toEqual({
      POSTGRES_PASSWORD: 'p@ss/word',
      DATABASE_URL: 'postgresql://dronesoccer:p%40ss%2Fword@database:5432/dronesoccer',
    });
  });

  it('does not go on with the volumes of a trial', () => {
    expect(failure(complete, containerSettings(local, null))).toContain('docker compose down --volumes');
  });
});
