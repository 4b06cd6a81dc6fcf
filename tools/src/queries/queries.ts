// `npm run queries` requests every list from the built API, with 50,000 products, 20,000 orders, 1,000,000 slots, 100,000
// bookings, 100,000 people and posts, and a campaign of 100,000 emails, and writes PostgreSQL's plans to dist/queries.md. It exits
// with 1 if a list read a whole table.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { givenCatalogue, givenLocation, startPostgres } from '@dronesoccer/devkit';
import { addDays, mondayOf } from '@dronesoccer/domain';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { makeSecrets, startOurs } from '../bench/servers.ts';
import { accessToken } from '../bench/tokens.ts';
import { buildApi } from '../build/api.ts';
import { at } from '../workspace.ts';
import { makeAdmin, makeBookings, makeCampaigns, makeOrders, makeSlots, type Admin } from './data.ts';
import { makeContent } from './content.ts';
import { makePeople } from './people.ts';
import { plansIn, readsEverything, type Plan } from './plans.ts';
import { type Places, questions, type Question } from './questions.ts';

const PRODUCTS = 50_000;
const ORDERS = 20_000;
const ARENAS = 200;
const SLOTS = 1_000_000;
const BOOKINGS = 100_000;
const LETTERS = 100_000;
const PEOPLE = 100_000;
const POSTS = 100_000;
/**
 * The number of times that each request is made. The last one counts, when pages are in memory and PostgreSQL has
 * cached the plans of prepared statements, which it does after five executions.
 */
const ROUNDS = 7;
/** Longer than any cached response lives: `brief` for the shop and the dashboard, `long` for places and slots. */
const FORGOTTEN_MS = { brief: 1_100, long: 2_100 };

const SETTINGS = [
  ['session_preload_libraries', 'auto_explain'],
  ['auto_explain.log_min_duration', '0'],
  ['auto_explain.log_analyze', 'on'],
  ['auto_explain.log_buffers', 'on'],
  ['auto_explain.log_timing', 'off'],
] as const;

/** The number of characters that identify a statement; the full statement is in the code. */
const RECOGNISABLE = 140;

const section = (title: string, asked: string, plans: readonly Plan[]): string => {
  const statements = plans.map(({ statement, milliseconds, lines }) => {
    const head = statement.length > RECOGNISABLE ? `${statement.slice(0, RECOGNISABLE)}…` : statement;
    return ['```text', `${milliseconds.toFixed(1)} ms  ${head}`, '', ...lines, '```'].join('\n');
  });
  return [`### ${title}`, `\`${asked}\``, ...statements].join('\n\n');
};

type Ask = (question: Question) => Promise<Plan[]>;

/** Fills the database and turns on the logging of plans. */
const prepare = async (connection: pg.ClientConfig): Promise<{ places: Places; admin: Admin }> => {
  const client = new pg.Client(connection);
  await client.connect();
  await seedReference(client);
  const place = await givenLocation(client);
  await givenCatalogue(client, PRODUCTS);
  await makeOrders(client, ORDERS, PRODUCTS);
  await makeSlots(client, ARENAS, SLOTS);
  await makeBookings(client, BOOKINGS, SLOTS);
  const campaign = await makeCampaigns(client, LETTERS);
  const coupon = await makePeople(client, PEOPLE);
  await makeContent(client, POSTS);
  const admin = await makeAdmin(client);
  const arena = (await client.query<{ id: string }>('SELECT id FROM arenas ORDER BY id LIMIT 1')).rows[0]?.id ?? '';
  const slot = (await client.query<{ id: string }>(`SELECT md5('slot0')::uuid AS id`)).rows[0]?.id ?? '';
  const from = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);
  await client.query('VACUUM ANALYZE');
  for (const [name, value] of SETTINGS) await client.query(`ALTER DATABASE postgres SET ${name} = '${value}'`);
  await client.end();
  return { places: { place: place.id, arena, campaign, coupon, slot, week: { from, to: addDays(from, 6) } }, admin };
};

/** Makes a request to the API over HTTP and reads its plans from the server's log. */
const askerOf =
  (port: number, log: string, bearer: Readonly<Record<string, string>>): Ask =>
  async ({ path: url, asAdmin, kept = 'brief' }) => {
    const known = new Map<string, Plan>();
    for (let round = 0; round < ROUNDS; round++) {
      const before = (await readFile(log)).byteLength;
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: asAdmin ? bearer : {} });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      await pause(FORGOTTEN_MS[kept]);
      // Counts and vocabularies are cached for longer, so only the round that queried them logs their plans.
      const seen = plansIn((await readFile(log)).subarray(before).toString('utf8'));
      for (const plan of seen) known.set(plan.statement.slice(0, 200), plan);
    }
    return [...known.values()];
  };

/** Replaces the ids and dates that differ between runs. */
const plain = (url: string, { place, arena, campaign, coupon, slot, week }: Places): string =>
  url
    .replace(place, '<place>')
    .replace(arena, '<arena>')
    .replace(campaign, '<campaign>')
    .replace(coupon, '<coupon>')
    .replace(slot, '<slot>')
    .replace(week.from, '<monday>')
    .replace(week.to, '<sunday>');

/** Returns the chapters of the document and the lists that read a whole table. */
const askAll = async (ask: Ask, places: Places): Promise<{ chapters: string[]; fullReads: string[] }> => {
  const chapters: string[] = [];
  const fullReads: string[] = [];
  for (const { area, asked } of questions(places)) {
    chapters.push(`## ${area}`);
    for (const question of asked) {
      const plans = await ask(question);
      chapters.push(section(question.title, `GET ${plain(question.path, places)}`, plans));
      if (plans.some(readsEverything)) fullReads.push(`${area}: ${question.title}`);
      const times = plans.map(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`);
      process.stdout.write(`${area}: ${question.title}, ${times.join(', ')}\n`);
    }
  }
  return { chapters, fullReads };
};

const intro = `# What PostgreSQL does for each list

Written by \`npm run queries\`, which requests every list from the built API with ${PRODUCTS.toLocaleString('en')} products,
${ORDERS.toLocaleString('en')} orders, ${SLOTS.toLocaleString('en')} slots of ${ARENAS} arenas, ${BOOKINGS.toLocaleString('en')} bookings, ${PEOPLE.toLocaleString('en')} people with as many
memberships, messages, subscriptions, partners, coupons, emails and audit entries, ${POSTS.toLocaleString('en')} posts with a picture each, and a campaign of ${LETTERS.toLocaleString('en')} emails. PostgreSQL logs each plan (\`auto_explain\`: counted rows, buffers of 8 kB).
Replies are cached for a second or two and totals for longer; the plans are those of replies that are not cached. The specs
\`list-plans\`, \`slots.queries\`, \`booking-plans\` and \`delivery-plans\` check that no list reads a whole table.`;

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-queries-'));
  await buildApi();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'queries', durable: false });
  const { host, port, user, password } = postgres;
  const connection = { host, port, user, password, database: 'postgres' };
  try {
    await migrate(connection);
    const { places, admin } = await prepare(connection);
    const secrets = makeSecrets();
    const api = await startOurs(urlFromConnection(connection), secrets, path.join(folder, 'uploads'));
    const bearer = { authorization: `Bearer ${accessToken(admin, secrets.jwt)}` };
    const ask = askerOf(api.port, path.join(folder, 'postgres.log'), bearer);
    try {
      const { chapters, fullReads } = await askAll(ask, places);
      await mkdir(at('dist'), { recursive: true });
      await writeFile(at('dist/queries.md'), `${[intro, ...chapters].join('\n\n')}\n`);
      process.stdout.write('\nThe plans are in dist/queries.md.\n');
      for (const offender of fullReads) process.stdout.write(`reads a whole table: ${offender}\n`);
      if (fullReads.length > 0) process.exitCode = 1;
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
