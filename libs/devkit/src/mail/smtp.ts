import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { toStoredMail, type MailStore } from './store.ts';

/**
 * The behaviours of a server, for tests of a sender's reactions:
 * - `accept`: accepts every email. With `perConnection`, it closes each connection after this many emails, as large
 * providers do. With `until`, it answers once the promise is settled, as a busy server does.
 * - `refuse`: answers with `code` (4xx retry later, 5xx never) and, as most servers do, an `enhanced` code (RFC 3463),
 * at the recipient, at the sender, or after the content.
 * - `stall`: accepts the connection, or the content, and does not answer. A change of behaviour closes the connection.
 * - `drop`: closes the connection before the content, or after accepting the content but before answering, so that the
 * sender cannot know.
 */
export type Behaviour =
  | { kind: 'accept'; perConnection?: number; until?: Promise<void> }
  | { kind: 'refuse'; code: number; enhanced?: string; at?: 'sender' | 'recipient' | 'content' }
  | { kind: 'stall'; at?: 'greeting' | 'content' }
  | { kind: 'drop'; at?: 'recipient' | 'content' };

interface SmtpOptions {
  host: string;
  port: number;
  store: MailStore;
  /** Receives the recipients of each email instead of the store, which would have to parse the email. */
  onAccepted?: ((recipients: readonly string[]) => void) | undefined;
  /** Called at each step of each email. */
  behaviour: (recipient?: string) => Behaviour;
  onContent?: ((content: Buffer) => void) | undefined;
}

/** Starts an SMTP server that accepts any credentials and delivers nothing: every email ends up in the store. */
export async function startSmtp({
  host,
  port,
  store,
  behaviour,
  onContent,
  onAccepted,
}: SmtpOptions): Promise<{ port: number; cutStalled: () => void; stop: () => Promise<void> }> {
  const sockets = new Map<number, Socket>();
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const stalled = new Set<SMTPServerSession>();
  const taken = new WeakMap<Socket, number>();
  /** Closes the connection after `most` emails, once the last answer is sent. */
  const closeAfter = ({ remotePort }: SMTPServerSession, most = Infinity): void => {
    const socket = sockets.get(remotePort);
    if (socket === undefined) return;
    const mails = (taken.get(socket) ?? 0) + 1;
    taken.set(socket, mails);
    if (mails >= most) setImmediate(() => socket.end());
  };

  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Mail sink: nothing leaves this machine',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 32 * 1024 * 1024,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onConnect(session, done) {
      const current = behaviour();
      if (current.kind === 'stall' && current.at !== 'content') return void stalled.add(session);
      done();
    },
    onMailFrom(_address, session, done) {
      const current = behaviour();
      if (current.kind === 'stall' && current.at !== 'content') return void stalled.add(session);
      if (current.kind === 'refuse' && current.at === 'sender') return done(refusal(current));
      done();
    },
    onRcptTo(address, session, done) {
      const current = behaviour(address.address);
      if (current.kind === 'refuse' && current.at !== 'content') return done(refusal(current));
      if (current.kind === 'drop' && current.at === 'recipient') return void cut(session);
      done();
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      const current = behaviour(recipients[0]);
      (onAccepted === undefined ? parseMail(stream, onContent) : drain(stream))
        .then(async (mail) => {
          if (current.kind === 'refuse') return done(refusal(current));
          if (mail === null) onAccepted?.(recipients);
          else await store.add(toStoredMail(mail, recipients, new Date()));
          if (current.kind === 'drop') return void cut(session);
          if (current.kind === 'stall') return void stalled.add(session);
          if (current.kind === 'accept') await current.until;
          done(null, 'Kept');
          if (current.kind === 'accept') closeAfter(session, current.perConnection);
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  server.on('error', () => undefined); // ignore a sender that disconnects
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    cutStalled() {
      for (const session of stalled) cut(session);
      stalled.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(resolve);
      }),
  };
}

async function parseMail(stream: Readable, onContent: SmtpOptions['onContent']): Promise<ParsedMail> {
  const content = await buffer(stream);
  onContent?.(content);
  return simpleParser(content);
}

async function drain(stream: Readable): Promise<null> {
  await finished(stream.resume());
  return null;
}

function refusal({ code, enhanced }: Extract<Behaviour, { kind: 'refuse' }>): Error {
  const words = code < 500 ? 'Try again later' : 'Not accepted here';
  return Object.assign(new Error(enhanced === undefined ? words : `${enhanced} ${words}`), { responseCode: code });
}
