import type { Locale } from '@dronesoccer/contracts';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { someEmail } from '../../../test/support/people.js';
import { mailAboutOrder } from '../../shop/orders/orders.jobs.js';
import { newId } from '../database/index.js';
import { FileStore } from '../storage/index.js';
import { Jobs } from '../jobs/index.js';
import { defineEmails, emailLayout, Mail, type MailKind, type MailTemplate, picture } from './index.js';
import { attachmentBytesMax, inlineBytesMax } from './message.js';

const texts = ({ name }: { name: string }) => ({ subject: `News for ${name}`, title: name, body: name });
const template = (kind: MailKind): MailTemplate<{ name: string }> =>
  defineEmails<{ name: string }>({ kind })(`emails-spec-${kind}`, { en: texts, fr: texts, blocks: () => [] });
const order = template('transactional');
const news = template('campaign');
const unsubscribe = {
  page: 'https://dronesoccer.test/unsubscribe?token=abc',
  oneClick: 'https://dronesoccer.test/api/newsletter/abc/unsubscribe',
};

describe('what an email carries', () => {
  const api = useApi();
  let mail: Mail;
  beforeAll(() => {
    mail = api.app.get(Mail);
  });

  const to = (locale: Locale = 'en') => ({ to: someEmail(), locale, template: order, data: { name: 'Ann' } });
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

  it('is part of the page where the email names it, and only there', async () => {
    const shown: MailTemplate<object> = {
      name: 'shown',
      render: (_data, locale, origin) =>
        emailLayout({
          locale,
          origin,
          subject: 'A',
          preview: 'B',
          title: 'C',
          blocks: [picture('code', 'A code', 180)],
        }),
    };
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const attachments = [{ name: 'code.png', type: 'image/png', bytes, contentId: 'code' }];
    const emailTo = { ...to(), template: shown, data: {}, attachments };
    await mail.send(emailTo);
    const got = await api.mails.waitFor({ to: emailTo.to });
    // The test's mail reader inserts the attachment, as a mail client would.
    expect(got.html).toContain(`src="data:image/png;base64,${bytes.toString('base64')}"`);
    expect(got.text).toContain('A code');
    const unsafe = [{ name: 'code.png', type: 'image/png', bytes, contentId: 'a>\r\nX: y' }];
    await expect(mail.send({ ...emailTo, attachments: unsafe })).rejects.toThrow(RangeError);
  });

  it('is attached: text out of the queue, a file of the store, and what was just made', async () => {
    await api.app.get(FileStore).put('rules.txt', Buffer.from('kept in the store'));
    const queued = to();
    await mail.enqueue(api.database, {
      ...queued,
      replyTo: 'desk@dronesoccer.test',
      headers: { 'X-Booking': 'B-1', 'In-Reply-To': '<first@dronesoccer.test>' },
      attachments: [
        { name: 'réservation.ics', type: 'text/calendar; method=REQUEST', text: calendar },
        { name: 'rules.txt', type: 'text/plain', file: 'rules.txt' },
      ],
    });
    const got = await api.mails.waitFor({ to: queued.to });
    const content = got.attachments.map((each) => [
      each.name,
      each.type,
      Buffer.from(each.content, 'base64').toString(),
    ]);
    expect(content).toEqual([
      ['réservation.ics', 'text/calendar', calendar],
      ['rules.txt', 'text/plain', 'kept in the store'],
    ]);
    expect(got.headers).toMatchObject({
      'reply-to': 'desk@dronesoccer.test',
      'x-booking': 'B-1',
      'in-reply-to': '<first@dronesoccer.test>',
      'auto-submitted': 'auto-generated',
    });

    const made = { ...to(), attachments: [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }] };
    await mail.send(made);
    const [pdf] = (await api.mails.waitFor({ to: made.to })).attachments;
    expect(Buffer.from(pdf?.content ?? '', 'base64').toString()).toBe('%PDF');
  });

  it('never makes a row large, and never a mail that servers refuse', async () => {
    const attached = (text: string) => ({ ...to(), attachments: [{ name: 'a.txt', type: 'text/plain', text }] });
    await mail.enqueue(api.database, attached('é'.repeat(inlineBytesMax / 2)));
    await expect(mail.enqueue(api.database, attached(`${'é'.repeat(inlineBytesMax / 2)}.`))).rejects.toThrow(
      RangeError,
    );
    await expect(mail.enqueueMany(api.database, [attached('x'.repeat(inlineBytesMax + 1))])).rejects.toThrow(
      RangeError,
    );

    const bytes = Buffer.alloc(attachmentBytesMax / 2 + 1);
    const half = { name: 'half.bin', type: 'application/octet-stream', bytes };
    await expect(mail.send({ ...to(), attachments: [half, half] })).rejects.toThrow('larger than mail servers take');
    const gone = { name: 'a.txt', type: 'text/plain', file: 'nowhere.txt' };
    await expect(mail.send({ ...to(), attachments: [gone] })).rejects.toThrow('no longer there');
  });

  it.each([
    ['a header that is the mail’s own', { headers: { Bcc: 'all@dronesoccer.test' } }],
    ['a header that decides how it is read', { headers: { 'Content-Type': 'text/html' } }],
    ['a value with a line of its own', { headers: { 'X-Note': 'a\r\nBcc: all@dronesoccer.test' } }],
    ['a name with a line of its own', { headers: { 'X-A\r\nBcc': 'all@dronesoccer.test' } }],
    ['two addresses to answer to', { replyTo: 'a@dronesoccer.test,b@dronesoccer.test' }],
    ['an answer with a line of its own', { replyTo: 'a@dronesoccer.test\r\nBcc:b@dronesoccer.test' }],
    ['a file name with a line of its own', { attachments: [{ name: 'a\r\nX: y', type: 'text/plain', text: '' }] }],
    ['a file name with a folder', { attachments: [{ name: '../a', type: 'text/plain', text: '' }] }],
    ['a media type with a line of its own', { attachments: [{ name: 'a', type: 'text/plain\r\nX: y', text: '' }] }],
    ['a way to unsubscribe from an order', { unsubscribe }],
  ])('is refused with %s (S12)', async (_what, extras) => {
    await expect(mail.enqueue(api.database, { ...to(), ...extras })).rejects.toThrow(RangeError);
    await expect(mail.send({ ...to(), ...extras })).rejects.toThrow(RangeError);
  });

  it.each([
    ['no way to unsubscribe', {}],
    ['one that is no web address', { unsubscribe: { ...unsubscribe, page: 'javascript:alert(1)' } }],
    ['one that ends its header', { unsubscribe: { ...unsubscribe, oneClick: 'https://a.test/>\r\nBcc:b@c.test' } }],
  ])('is refused for a campaign with %s', async (_what, extras) => {
    await expect(mail.send({ ...to(), template: news, ...extras })).rejects.toThrow(RangeError);
  });

  it.each([
    ['en', 'You’re receiving this because', 'Unsubscribe'],
    ['fr', 'Vous recevez ce message parce que', 'Se désabonner'],
  ] as const)('lets a reader of a campaign leave by one click, in %s', async (locale, reason, leave) => {
    const campaign = { ...to(locale), template: news, unsubscribe };
    await mail.enqueue(api.database, campaign);
    const got = await api.mails.waitFor({ to: campaign.to });
    expect(got.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribe.oneClick}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(got.headers).not.toHaveProperty('auto-submitted');
    for (const form of [got.text, got.html ?? '']) {
      expect(form).toContain(reason);
      expect(form).toContain(leave);
      expect(form).toContain(unsubscribe.page);
    }
  });
});

describe('many emails', () => {
  const api = useApi();
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      to: `reader${at}@dronesoccer.test`,
      locale: 'en' as const,
      template: news,
      data: { name: `Reader ${at}` },
      unsubscribe,
    }));

  it('of a campaign never go before an order’s', async () => {
    const mail = api.app.get(Mail);
    // The server stalls on each campaign email: it never confirms receipt.
    api.mails.behave((recipient) =>
      recipient?.startsWith('reader') ? { kind: 'stall', at: 'content' } : { kind: 'accept' },
    );
    await mail.enqueueMany(api.database, many(20));
    await api.mails.waitFor({ to: 'reader0@dronesoccer.test' });
    const buyer = someEmail();
    await mail.enqueue(api.database, { to: buyer, locale: 'en', template: order, data: { name: 'Ann' } });
    await api.mails.waitFor({ to: buyer });
    expect(api.mails.mails({ subject: 'News for Reader' }).length).toBeLessThan(20);
    api.mails.behave({ kind: 'accept' });
    await api.database.query(`DELETE FROM pgboss.job WHERE name = 'mail.send-campaign' AND state = 'created'`);
  });

  it('are a statement for each few hundred, in the caller’s transaction', async () => {
    const mail = api.app.get(Mail);
    const later = new Date(Date.now() + msPerHour);
    const counted: number[] = [];
    await expect(
      api.database.transaction(async (tx) => {
        for (const count of [1, 500, 1_200]) {
          const sent = jest.spyOn(tx, 'send');
          await mail.enqueueMany(tx, many(count));
          const orders = many(count).map(() => ({ orderId: newId(), kind: 'confirmed' as const }));
          await api.app.get(Jobs).enqueueMany(tx, mailAboutOrder, orders, { startAfter: later });
          counted.push(sent.mock.calls.length);
          sent.mockRestore();
        }
        const [row] = await tx.query<{ count: number }>(
          'SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND start_after = $2',
          [mailAboutOrder.name, later],
        );
        expect(row?.count).toBe(1_701);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(counted).toEqual([2, 2, 6]);
    const left = await api.database.query('SELECT 1 FROM pgboss.job WHERE name = $1', [mailAboutOrder.name]);
    expect(left).toEqual([]);
  });
});
