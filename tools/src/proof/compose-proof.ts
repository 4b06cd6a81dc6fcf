// `npm run compose-proof` builds the image and starts docker-compose.yml as a newcomer does, with nothing filled in but
// the demo data. Customers buy and book and a newsletter goes out while each service restarts in turn. Customers also buy
// while deploy/upgrade.sh upgrades from an image that differs by a label, and on the way back. It prints the figures,
// removes everything, and exits with 1 if something was lost. `-- --scale` adds docker-compose.scale.yml with three
// processes that serve and two that work. It needs Docker with Compose.
import { parseArgs } from 'node:util';
import { CampaignStatus } from '@dronesoccer/contracts';
import { type Caller, callerOf, freePort, type StoredMail } from '@dronesoccer/devkit';
import { type Compose, composeProject, imageBytes, proveIn } from './compose.ts';
import { customersOf, noteFigures } from './customers.ts';
import { DEMO_ADMIN, PATIENCE_MS, PAUSE_MS, demoWares } from './demo.ts';
import { note, until } from './report.ts';
import { buildPrevious, upgradeAndReturn } from './upgrade-script.ts';

const IMAGE = 'dronesoccer';
const BASE_IMAGE = 'node:24-slim';
const MOST_ADDED_MB = 130;
const { values } = parseArgs({ options: { scale: { type: 'boolean', default: false } } });
const setup = values.scale
  ? { files: ['docker-compose.yml', 'docker-compose.scale.yml'], up: ['--scale', 'api=3', '--scale', 'worker=2'] }
  : { files: ['docker-compose.yml'], up: [] };
/** The services that run for good, in the order in which they restart. */
const SERVICES = ['mailbox', 'worker', 'api', ...(values.scale ? ['pooler', 'balancer'] : []), 'database'];

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** The programs in the image run without root and can write only where the data is. */
async function checkHardening(compose: Compose): Promise<void> {
  for (const service of ['api', 'worker', 'mailbox']) {
    const tried = await compose.run(
      ...['exec', '-T', service, 'sh', '-c'],
      'id -u; (touch /app/x /usr/x /root/x) 2>/dev/null && echo writable || echo read-only',
    );
    const [user, files] = tried.split('\n');
    note(`${service} runs as user`, user ?? '', user !== '0');
    note(`${service} sees its program`, files ?? '', files === 'read-only');
  }
}

/** Sends a copy of a campaign that the demo has already sent, and returns its id. */
async function sendNewsletter(caller: Caller, token: string): Promise<string> {
  const page = await caller.call('newsletter.campaigns.admin.list', { token, query: {} });
  const sent = page.items.find(({ status }) => status === CampaignStatus.SENT);
  if (sent === undefined) throw new Error('the demo has no campaign that was sent');
  const { id } = await caller.call('newsletter.campaigns.admin.duplicate', { token, params: { id: sent.id } });
  await caller.call('newsletter.campaigns.admin.send', { token, params: { id } });
  return id;
}

async function mailsIn(caller: Caller): Promise<StoredMail[]> {
  return (await (await caller.request('/dev/mailbox/messages.json')).json()) as StoredMail[];
}

async function prove(compose: Compose, origin: string): Promise<void> {
  let retries = 0;
  const caller = callerOf(() => origin, { patienceMs: PATIENCE_MS, onRetry: () => retries++ });
  const isReady = async (): Promise<boolean> => (await fetch(`${origin}/health/ready`)).ok;

  const started = performance.now();
  await compose.run('up', '--detach', ...setup.up);
  await until('the site', isReady);
  note('from nothing to the first answer', seconds(started));
  await checkHardening(compose);

  const { accessToken: token } = await caller.call('auth.login', { body: DEMO_ADMIN });
  const customers = customersOf(caller, { ...(await demoWares(caller)), pauseMs: PAUSE_MS }, () => retries);

  const id = await sendNewsletter(caller, token);
  for (const service of SERVICES) {
    await customers.during(async () => {
      const since = performance.now();
      await compose.run('restart', service);
      await until(`${service} again`, isReady);
      note(`${service} restarted, and the site is ready, after`, seconds(since));
    });
  }

  const runOf = () => caller.call('newsletter.campaigns.admin.run', { token, params: { id } });
  await until('the end of the campaign', async () => (await runOf()).endedAt !== null);
  const { counts } = await runOf();
  note('newsletter: pending, sending', counts.pending + counts.sending, counts.pending + counts.sending === 0);
  note('newsletter: sent', counts.sent, counts.sent > 0);
  note('newsletter: failed', counts.failed, counts.failed === 0);
  note('newsletter: unknown (listed for the administrator)', counts.unknown);
  // Only a newsletter tells the mail client how to unsubscribe.
  const issues = (await mailsIn(caller)).filter(({ headers }) => 'list-unsubscribe' in headers);
  const recipients = new Set(issues.flatMap(({ to }) => to));
  note('newsletter: received twice', issues.length - recipients.size, issues.length === recipients.size);
  note('newsletter: received', recipients.size, recipients.size >= counts.sent);

  await upgradeAndReturn({ compose, customers, up: setup.up, isReady });

  const { orders, bookings } = await noteFigures(customers, () => mailsIn(caller));
  note('each service restarted during a purchase', SERVICES.length, Math.min(orders, bookings) >= SERVICES.length);
  const { isClean } = await caller.call('reports.admin.reconciliation', { token });
  note('the books balance', isClean ? 'yes' : 'no', isClean);
}

const port = await freePort();
const compose = composeProject(`dronesoccer-proof-${process.pid}`, setup.files, { PORT: String(port), SEED_DEMO: '1' });
await proveIn(compose, async () => {
  const building = performance.now();
  await compose.run('build');
  note('image built', seconds(building));
  const added = ((await imageBytes(IMAGE)) - (await imageBytes(BASE_IMAGE))) / 1_000_000;
  note('MB that the image adds to its base', added.toFixed(1), added <= MOST_ADDED_MB);
  await buildPrevious();
  await prove(compose, `http://localhost:${port}`);
});
