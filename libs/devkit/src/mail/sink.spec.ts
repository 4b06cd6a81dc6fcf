import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailSink, type MailSink } from './sink.ts';

const message = [
  'From: Shop <shop@example.test>',
  'To: buyer@example.test',
  'Subject: Your order',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Thank you</p><a href="https://shop.example.test/orders?a=1&amp;b=2">See it</a><script>alert(1)</script>',
].join('\r\n');

/** Speaks SMTP line by line. Returns the server's last answer, or undefined if the server hung up or did not answer. */
async function send(sink: MailSink, recipient: string, patienceMs = 60_000): Promise<string | undefined> {
  const socket = connect(Number(new URL(sink.smtpUrl).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  const lines = ['EHLO test', 'MAIL FROM:<shop@example.test>', `RCPT TO:<${recipient}>`, 'DATA', `${message}\r\n.`];
  let answer: string | undefined;
  try {
    for (const line of [undefined, ...lines]) {
      if (line !== undefined) socket.write(`${line}\r\n`);
      answer = await Promise.race([
        once(socket, 'data').then(([text]: string[]) => text),
        once(socket, 'close').then(() => undefined),
        pause(patienceMs).then(() => undefined),
      ]);
      if (answer === undefined || Number(answer[0]) > 3) break;
    }
    return answer?.trim();
  } finally {
    socket.destroy();
  }
}

describe('the mail sink', () => {
  let sink: MailSink;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mail sink '));
    sink = await startMailSink({ folder });
  });
  afterEach(async () => {
    await sink.stop();
    await rm(folder, { recursive: true });
  });

  it('keeps a mail with its recipients and links, also over a restart', async () => {
    expect(await send(sink, 'buyer@example.test')).toMatch(/^250/);
    const mail = await sink.waitFor({ to: 'BUYER@example.test', subject: 'order' });
    expect(mail.links).toEqual(['https://shop.example.test/orders?a=1&b=2']);

    await sink.stop();
    sink = await startMailSink({ folder });
    expect(sink.mails().map((kept) => kept.subject)).toEqual(['Your order']);
    await sink.clear();
    expect(sink.mails()).toEqual([]);
  });

  it('refuses with the configured code, and keeps nothing', async () => {
    sink.behave({ kind: 'refuse', code: 451 });
    expect(await send(sink, 'buyer@example.test')).toMatch(/^451/);
    sink.behave((recipient) => (recipient === 'bad@example.test' ? { kind: 'refuse', code: 550 } : { kind: 'accept' }));
    expect(await send(sink, 'bad@example.test')).toMatch(/^550/);
    expect(await send(sink, 'good@example.test')).toMatch(/^250/);
    expect(sink.mails().map((mail) => mail.to)).toEqual([['good@example.test']]);
  });

  it('refuses with an enhanced code, and the sender when it is configured so', async () => {
    sink.behave({ kind: 'refuse', code: 550, enhanced: '5.1.1' });
    expect(await send(sink, 'gone@example.test')).toMatch(/^550 5\.1\.1 /);
    sink.behave({ kind: 'refuse', code: 451, at: 'sender' });
    expect(await send(sink, 'buyer@example.test')).toMatch(/^451/);
    expect(sink.mails()).toEqual([]);
  });

  it('closes a connection after as many mails as configured, with its answer', async () => {
    sink.behave({ kind: 'accept', perConnection: 1 });
    const socket = connect(Number(new URL(sink.smtpUrl).port), '127.0.0.1').setEncoding('utf8');
    const closed = once(socket, 'close');
    let answers = '';
    socket.on('data', (text: string) => (answers += text));
    const lines = [
      'EHLO test',
      'MAIL FROM:<shop@example.test>',
      'RCPT TO:<buyer@example.test>',
      'DATA',
      `${message}\r\n.`,
    ];
    for (const line of lines) {
      await once(socket, 'data');
      socket.write(`${line}\r\n`);
    }
    await closed;
    expect(answers).toMatch(/250 Kept\s*$/);
    expect(sink.mails()).toHaveLength(1);
  });

  it('only counts mails when it is asked to', async () => {
    const taken: string[] = [];
    const counting = await startMailSink({ onAccepted: (recipients) => void taken.push(...recipients) });
    expect(await send(counting, 'buyer@example.test')).toMatch(/^250/);
    expect([taken, counting.mails()]).toEqual([['buyer@example.test'], []]);
    await counting.stop();
  });

  it('takes a mail and hangs up before saying so, when it drops', async () => {
    sink.behave({ kind: 'drop' });
    expect(await send(sink, 'buyer@example.test')).toBeUndefined();
    expect(sink.mails()).toHaveLength(1);
  });

  it('does not even greet, when it stalls', async () => {
    sink.behave({ kind: 'stall' });
    expect(await send(sink, 'buyer@example.test', 300)).toBeUndefined();
    expect(sink.mails()).toEqual([]);
  });

  it('shows mails on pages that run no script, theirs or the mail’s', async () => {
    await send(sink, 'buyer@example.test');
    const [mail] = sink.mails();
    const list = await fetch(`${sink.mailboxUrl}/dev/mailbox`);
    expect(await list.text()).toContain('buyer@example.test');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");

    const page = await (await fetch(`${sink.mailboxUrl}/dev/mailbox/${mail?.id}`)).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('sandbox=');
    const shown = await fetch(`${sink.mailboxUrl}/dev/mailbox/${mail?.id}/html`);
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox(?!.*allow-scripts)/);
    expect((await fetch(`${sink.mailboxUrl}/dev/mailbox/unknown`)).status).toBe(404);
  });

  it('answers programs in JSON, by recipient', async () => {
    await send(sink, 'one@example.test');
    await send(sink, 'two@example.test');
    const reply = await fetch(`${sink.mailboxUrl}/dev/mailbox/messages.json?to=two@example.test`);
    expect(await reply.json()).toMatchObject([{ to: ['two@example.test'] }]);
  });
});
