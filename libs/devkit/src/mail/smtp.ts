import type { Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { toStoredMail, type MailStore } from './store.ts';

/**
 * How a server can treat the sender, for tests of what the sender makes of it:
 * - `accept`: takes every mail;
 * - `refuse`: says no with `code` (4xx try later, 5xx never) at the recipient, or after the mail's content;
 * - `stall`: takes the connection and does not answer, until the behaviour changes: then the line is cut;
 * - `drop`: cuts the line before the content, or after taking it and before saying so (the sender cannot know).
 */
export type Behaviour =
  | { kind: 'accept' }
  | { kind: 'refuse'; code: number; at?: 'recipient' | 'content' }
  | { kind: 'stall'; at?: 'greeting' | 'content' }
  | { kind: 'drop'; at?: 'recipient' | 'content' };

export interface SmtpOptions {
  host: string;
  port: number;
  store: MailStore;
  /** Asked at each step of each mail. */
  behaviour: (recipient?: string) => Behaviour;
}

/** Takes any credentials, delivers nothing: every mail ends in the store. */
export async function startSmtp({
  host,
  port,
  store,
  behaviour,
}: SmtpOptions): Promise<{ port: number; cutStalled: () => void; stop: () => Promise<void> }> {
  const sockets = new Map<number, Socket>();
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const stalled = new Set<SMTPServerSession>();

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
      const mood = behaviour();
      if (mood.kind === 'stall' && mood.at !== 'content') return void stalled.add(session);
      done();
    },
    onRcptTo(address, session, done) {
      const mood = behaviour(address.address);
      if (mood.kind === 'refuse' && mood.at !== 'content') return done(refusal(mood.code));
      if (mood.kind === 'drop' && mood.at === 'recipient') return void cut(session);
      done();
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      const mood = behaviour(recipients[0]);
      simpleParser(stream)
        .then(async (parsed) => {
          if (mood.kind === 'refuse') return done(refusal(mood.code));
          await store.add(toStoredMail(parsed, recipients, new Date()));
          if (mood.kind === 'drop') return void cut(session);
          if (mood.kind === 'stall') return void stalled.add(session);
          done(null, 'Kept');
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  server.on('error', () => undefined); // a sender that goes away is its own affair
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

const refusal = (code: number): Error =>
  Object.assign(new Error(code < 500 ? 'Try again later' : 'Not accepted here'), { responseCode: code });
