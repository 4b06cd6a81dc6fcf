// `npm run restore-drill` (promise R17) starts the compose files with backups and the demo. Customers buy and book while
// a backup is made; at a moment with emails that wait, all rows and files are hashed; customers go on, and the emails
// leave. Then the volumes of the database and of the files are destroyed, and everything is restored to that moment. It
// prints the figures, removes everything, and exits with 1 if something differs, is lost or is sent a second time. It
// needs Docker with Compose.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { callerOf, freePort, type StoredMail } from '@dronesoccer/devkit';
import { at } from '../workspace.ts';
import { composeProject, docker, proveIn } from './compose.ts';
import { type Customers, customersOf, noteFigures } from './customers.ts';
import { DEMO_ADMIN, PATIENCE_MS, PAUSE_MS, demoWares } from './demo.ts';
import { note, until } from './report.ts';
import { differences, readStored, sql } from './stored.ts';

const FILES = ['docker-compose.yml', 'docker-compose.backup.yml'];
const PICTURE = at('docs/home.webp');

const port = await freePort();
const origin = `http://localhost:${port}`;
const name = `dronesoccer-drill-${process.pid}`;
const settings = { PORT: String(port), SEED_DEMO: '1', BACKUP_PASSPHRASE: randomBytes(24).toString('base64url') };
const compose = composeProject(name, FILES, settings);
const operator = (script: string, ...args: readonly string[]): Promise<string> =>
  compose.operate(`deploy/backup/${script}.sh`, args);

let retries = 0;
const caller = callerOf(() => origin, { patienceMs: PATIENCE_MS, onRetry: () => retries++ });
const isReady = async (): Promise<boolean> => (await fetch(`${origin}/health/ready`)).ok;
const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const signIn = async (): Promise<string> => (await caller.call('auth.login', { body: DEMO_ADMIN })).accessToken;
const mails = async (): Promise<StoredMail[]> =>
  (await (await caller.request('/dev/mailbox/messages.json')).json()) as StoredMail[];
const addressees = async (): Promise<Set<string>> => new Set((await mails()).flatMap(({ to }) => to));

const openCustomers = async (): Promise<Customers> =>
  customersOf(caller, { ...(await demoWares(caller)), pauseMs: PAUSE_MS }, () => retries);

async function uploadPicture(token: string): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([await readFile(PICTURE)], { type: 'image/webp' }), 'home.webp');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/admin/content/pictures`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A picture was refused: ${answer.status} ${await answer.text()}`);
}

/** Buys and books before, at and after the moment, and returns it with all that was stored then. */
async function liveUntilTheDisaster() {
  const token = await signIn();
  const before = await openCustomers();
  await uploadPicture(token);
  await before.during(async () => {
    const since = performance.now();
    await operator('backup', '--full');
    note('backed up, while customers buy, in', seconds(since));
  });

  await compose.run('stop', 'worker');
  const waiting = await openCustomers();
  await waiting.during(() => pause(PAUSE_MS));
  // Neither the copy of the database nor the one of the files contains this picture.
  await uploadPicture(token);
  await pause(1_500);
  const moment = new Date();
  const stored = await readStored(compose);
  const isStill = differences(stored.tables, (await readStored(compose)).tables);
  note('tables that change while they are read', isStill.join(' ') || 0, isStill.length === 0);
  await compose.run('start', 'worker');
  const reached = async (): Promise<boolean> => {
    const all = await addressees();
    return waiting.purchases.every(({ email }) => all.has(email));
  };
  await until('the emails that waited at the moment', reached);

  const after = await openCustomers();
  await after.during(async () => {
    await operator('backup');
    await pause(PAUSE_MS);
  });
  const [last = ''] = await sql(compose, 'SELECT pg_walfile_name(pg_switch_wal())');
  const isArchived = `SELECT last_archived_wal >= '${last}' FROM pg_stat_archiver`;
  await until('the archive of the log', async () => (await sql(compose, isArchived))[0] === 't');
  const known = [...before.purchases, ...waiting.purchases];
  note('purchases before the moment, after it', `${known.length}, ${after.purchases.length}`);
  note('of them with emails that wait at the moment', waiting.purchases.length, waiting.purchases.length > 0);
  return { moment, stored, known, waiting: waiting.purchases, lost: after.purchases };
}

async function destroy(): Promise<void> {
  await compose.run('kill');
  await compose.run('rm', '--force', '--stop');
  await docker(['volume', 'rm', `${name}_database`, `${name}_files`]);
}

async function prove(): Promise<void> {
  await compose.run('up', '--detach');
  await until('the site', isReady);
  const { moment, stored, known, waiting, lost } = await liveUntilTheDisaster();

  await destroy();
  const since = performance.now();
  await operator('restore', '--to', moment.toISOString(), '--yes', '--no-start');
  note('restored in', seconds(since));
  const restored = await readStored(compose);
  const changed = differences(stored.tables, restored.tables).filter((table) => table !== 'public.restores');
  note('tables compared', restored.tables.size, restored.tables.size > 100);
  note('tables with other rows than at the moment', changed.join(' ') || 0, changed.length === 0);
  const missing = [...stored.files].filter(([file, hash]) => restored.files.get(file) !== hash);
  note('files compared', stored.files.size, stored.files.size > 1);
  note('files that are missing or differ', missing.length, missing.length === 0);
  const named = await sql(compose, 'SELECT file_name FROM uploaded_pictures');
  const unfound = named.filter((file) => !restored.files.has(file));
  note('files that the database names and that are missing', unfound.length, named.length > 1 && unfound.length === 0);

  await compose.run('up', '--detach');
  await until('the site', isReady);
  const token = await signIn();
  const held = () => caller.call('reports.failedJobs.admin.list', { token, query: { reason: 'held' } });
  const isHeld = new Set<string>();
  await until('the held emails', async () => {
    for (const { subject } of (await held()).items) if (subject) isHeld.add(subject.id);
    return waiting.every(({ id }) => isHeld.has(id));
  });
  note('emails that wait for an administrator', (await held()).total);

  const customers = await openCustomers();
  await customers.during(() => pause(2 * PAUSE_MS));
  const { orders, bookings } = await noteFigures(customers, mails);
  note('orders and bookings after the restore', `${orders}, ${bookings}`, orders > 0 && bookings > 0);
  // The mailbox was destroyed with the files, so it has only the emails since the restore.
  const sent = await addressees();
  const again = [...known, ...lost].filter(({ email }) => sent.has(email));
  note('emails of the past that were sent again', again.length, again.length === 0);
  const { isClean } = await caller.call('reports.admin.reconciliation', { token });
  note('the books balance', isClean ? 'yes' : 'no', isClean);

  const [first] = (await held()).items;
  await caller.call('reports.failedJobs.admin.retry', { token, params: { id: first?.id ?? '' } });
  const released = known.find(({ id }) => id === first?.subject?.id)?.email ?? '';
  await until('the released email', async () => (await addressees()).has(released));
  note('an email that an administrator released was sent', 'yes');

  await operator('backup', '--full');
  note('the last backup, tested', (await operator('check')).split('\n').slice(-3).join('; '));
  const { backup } = await caller.call('reports.admin.attention', { token });
  const tested = backup?.testedAt ?? null;
  note('the dashboard knows of both', tested ?? 'no', tested !== null && backup?.isOverdue === false);
}

await proveIn(compose, async () => {
  await compose.run('build');
  await prove();
});
