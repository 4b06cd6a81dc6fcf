import { locales } from '@dronesoccer/contracts';
import { Module } from '@nestjs/common';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { faultsInChromium } from '../../../test/support/emails-in-chromium.js';
import { sendReset, sendVerification } from '../../people/auth/auth.jobs.js';
import { passwordChanged, resetPassword, verifyEmail } from '../../people/auth/mails/auth.mails.js';
import { mailAboutOrder } from '../../shop/orders/orders.jobs.js';
import { sendOptionsOf } from '../jobs/job.js';
import { defineJob, Jobs } from '../jobs/index.js';
import {
  action,
  aside,
  defineEmails,
  emailJob,
  highlight,
  html,
  type EmailFrame,
  Mail,
  mailJob,
  MailRefused,
  type MailTemplate,
  rows,
} from './index.js';

const origin = 'https://dronesoccer.test';
const nasty = '<img src=x onerror=alert(1)>"\'&';

const frame: EmailFrame = {
  reason: null,
  kind: 'transactional',
  organisation: 'Drone Soccer Canada',
  postalAddress: [],
  unsubscribePage: null,
};

const texts = ({ name }: { name: string }) => ({ subject: `For ${name}`, title: name, body: name });

const everything = defineEmails<{ name: string }>()('everything', {
  en: texts,
  fr: texts,
  blocks: (_text, { name }) => [
    aside(name),
    action(name, `${origin}/?q=${encodeURIComponent(name)}`),
    highlight(name, name),
    rows([{ label: name, note: name, value: name, isTotal: true }]),
  ],
});

const emailTo = (to: string) => ({ to, locale: 'fr' as const, template: everything, data: { name: 'Ann' } });

/** A job that soon runs out of time. */
const hasty = defineJob<{ to: string }>('test.hasty', { timeoutSeconds: 1 });

/** Jobs whose record of the sent email cannot be written, the first time. */
const unrecorded = defineJob<{ to: string }>('test.unrecorded');
const unmarked = defineJob<{ to: string }>('test.unmarked');

const failOnce = () => {
  let runs = 0;
  return () => (++runs === 1 ? Promise.reject(new Error('The database does not answer')) : Promise.resolve());
};
const [record, mark] = [failOnce(), failOnce()];

@Module({
  providers: [
    emailJob(hasty, {}, ({ to }) => Promise.resolve(emailTo(to))),
    emailJob(unrecorded, {}, ({ to }) => Promise.resolve({ ...emailTo(to), whenSent: record })),
    emailJob(unmarked, {}, ({ to }) => Promise.resolve({ ...emailTo(to), markSent: mark })),
  ],
})
class EmailsModule {}

describe('a mail server that is down', () => {
  it.each([
    ['mail.send', defineJob('mail.send', mailJob)],
    ['orders.mail', mailAboutOrder],
    ['auth.send-verification', sendVerification],
    ['auth.send-reset', sendReset],
  ])('may be so for half a day before %s fails for good', (_name, job) => {
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = sendOptionsOf(job, {});
    // The queue doubles the pause and waits between half of it and all of it.
    const pauses = Array.from({ length: retryLimit }, (_, index) => Math.min(retryDelayMax, retryDelay * 2 ** index));
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(12 * 3_600);
  });
});

describe('an email', () => {
  it('shows what people typed as text, wherever it is', () => {
    const { html: markup } = everything.render({ name: nasty }, 'en', origin).framed(frame);
    expect(markup).not.toContain('<img');
    expect(markup.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;').length).toBeGreaterThan(8);
  });

  it('says the same in text as in HTML', () => {
    const { text } = everything.render({ name: 'Ann' }, 'en', origin).framed(frame);
    for (const part of ['Ann: Ann', 'Ann (Ann): Ann', `${origin}/?q=Ann`]) expect(text).toContain(part);
  });

  it('is whole in both languages, with its link in both forms', () => {
    const data = { firstName: 'Zoé', token: 'a-token', hours: 48 };
    const templates: MailTemplate<typeof data>[] = [verifyEmail, resetPassword, passwordChanged];
    for (const template of templates) {
      const [english, french] = locales.map((locale) => {
        const mail = template.render(data, locale, origin);
        return { subject: mail.subject, ...mail.framed(frame) };
      });
      expect(english?.subject).not.toBe(french?.subject);
      expect(french?.text).toContain(`${origin}/fr/`);
      for (const mail of [english, french]) {
        expect(mail?.html).toMatch(/^<!doctype html>/);
        expect(mail?.html).toContain(mail?.subject.replaceAll("'", '&#39;'));
        const [link] = /https:\/\/\S+/.exec(mail?.text ?? '') ?? [''];
        expect(mail?.html).toContain(`href="${link}"`);
      }
    }
  });

  it('breaks what has no spaces before that makes it wider than a phone', async () => {
    const emails = [nasty, 'Donaudampfschifffahrt'.repeat(5), `ann.${'x'.repeat(60)}@dronesoccer.test`].map((name) => ({
      name,
      html: everything.render({ name }, 'fr', origin).framed({ ...frame, organisation: name }).html,
    }));
    expect(await faultsInChromium(emails)).toEqual([]);
  });

  it('puts text into markup and never the other way round', () => {
    expect(html`<b>${'<i>'}</b>${html`<u>${2}</u>`}${null}`.markup).toBe('<b>&lt;i&gt;</b><u>2</u>');
  });
});

describe('sending', () => {
  const api = useApi({}, { features: [EmailsModule] });
  const stateOf = async (job: string, to: string) => {
    const sql = `SELECT state::text AS state FROM pgboss.job WHERE name = $1 AND data->>'to' = $2`;
    return (await api.database.query<{ state: string }>(sql, [job, to]))[0]?.state;
  };

  it('lets nothing in a name or an address begin a header of its own (S12)', async () => {
    const to = 'ann@dronesoccer.test';
    const name = 'Ann\r\nBcc: everyone@dronesoccer.test\r\n\r\nbody';
    await api.app.get(Mail).send({ to, locale: 'en', template: everything, data: { name } });
    const mail = await api.mails.waitFor({ to });
    expect(mail.to).toEqual([to]);
    expect(mail.subject).toBe('For Ann Bcc: everyone@dronesoccer.test body');
    expect(api.mails.mails({ to: 'everyone@dronesoccer.test' })).toEqual([]);
  });

  it('happens after the transaction, or not at all when it fails', async () => {
    const mail = api.app.get(Mail);
    await expect(
      api.database.transaction(async (tx) => {
        await mail.enqueue(tx, emailTo('never@dronesoccer.test'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await api.database.transaction((tx) => mail.enqueue(tx, emailTo('sure@dronesoccer.test')));
    await api.mails.waitFor({ to: 'sure@dronesoccer.test' });
    expect(api.mails.mails({ to: 'never@dronesoccer.test' })).toEqual([]);
  });

  it('takes part in a Prisma transaction too', async () => {
    const { executorOf } = await import('../database/index.js');
    const data = { name: 'Prisma' };
    await api.database.prismaTransaction((tx) =>
      api.app
        .get(Mail)
        .enqueue(executorOf(tx), { to: 'prisma@dronesoccer.test', locale: 'en', template: everything, data }),
    );
    await api.mails.waitFor({ to: 'prisma@dronesoccer.test' });
  });

  const send = (to: string) =>
    api.app.get(Mail).send({ to, locale: 'en', template: everything, data: { name: 'Ann' } });

  it.each([
    ['the recipient', { kind: 'refuse', code: 550 }],
    ['the email', { kind: 'refuse', code: 554, at: 'content' }],
  ] as const)('is over when the server will never take %s', async (_what, behaviour) => {
    api.mails.behave(behaviour);
    await expect(send('gone@dronesoccer.test')).rejects.toBeInstanceOf(MailRefused);
    api.mails.behave({ kind: 'accept' });
    await send('there@dronesoccer.test');
    expect(api.mails.mails({ to: 'there@dronesoccer.test' })).not.toEqual([]);
  });

  it.each([
    ['asks for patience', { kind: 'refuse', code: 451 }],
    ['asks for patience after the email', { kind: 'refuse', code: 452, at: 'content' }],
    ['cuts the line', { kind: 'drop', at: 'recipient' }],
  ] as const)('is tried again when the server %s', async (_what, behaviour) => {
    api.mails.behave(behaviour);
    await expect(send('later@dronesoccer.test')).rejects.not.toBeInstanceOf(MailRefused);
    api.mails.behave({ kind: 'accept' });
    await send('later@dronesoccer.test');
    expect(api.mails.mails({ to: 'later@dronesoccer.test' })).not.toEqual([]);
  });

  it('takes a refused email out of the queue, and one that may pass stays in it', async () => {
    const mail = api.app.get(Mail);
    const [refused, patient] = ['refused@dronesoccer.test', 'patient@dronesoccer.test'];
    api.mails.behave((recipient) =>
      recipient === refused
        ? { kind: 'refuse', code: 550 }
        : recipient === patient
          ? { kind: 'refuse', code: 450 }
          : { kind: 'accept' },
    );
    for (const to of [refused, patient]) {
      await api.database.transaction((tx) =>
        mail.enqueue(tx, { to, locale: 'en', template: everything, data: { name: 'Ann' } }),
      );
    }
    await eventually(async () => (await stateOf('mail.send', refused)) === 'failed');
    await eventually(async () => (await stateOf('mail.send', patient)) === 'retry');
    api.mails.behave({ kind: 'accept' });
    await api.mails.waitFor({ to: patient });
  });
  it('happens once, however long a slow server keeps the email of a job waiting', async () => {
    const to = 'hasty@dronesoccer.test';
    const busy = Promise.withResolvers<void>();
    api.mails.behave({ kind: 'accept', until: busy.promise });
    const everyConnection = ['one@busy.test', 'two@busy.test', 'three@busy.test'];
    const holding = everyConnection.map(send);
    for (const each of everyConnection) await api.mails.waitFor({ to: each });

    await api.app.get(Jobs).enqueue(api.database, hasty, { to });
    await eventually(async () => (await stateOf(hasty.name, to)) === 'retry');
    busy.resolve();
    await Promise.all(holding);
    await eventually(async () => (await stateOf(hasty.name, to)) === 'completed');
    expect(api.mails.mails({ to })).toHaveLength(1);
  });
  it.each([
    ['leaves no second time when its line in a history cannot be written', unrecorded, 1],
    ['leaves again when the request that it answers would stay open', unmarked, 2],
  ])('%s', async (_what, job, copies) => {
    const to = `${job.name}@dronesoccer.test`;
    await api.app.get(Jobs).enqueue(api.database, job, { to });
    await eventually(async () => (await stateOf(job.name, to)) === 'completed');
    expect(api.mails.mails({ to })).toHaveLength(copies);
  });
});
