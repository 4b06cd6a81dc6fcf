// This file measures what guessing passwords and probing emails tell an attacker by their time (promise S6), and what a
// flood of logins costs a visitor of the catalogue (promise S7).
import { setTimeout as pause } from 'node:timers/promises';
import { get, callerOf, type Load, quantile, runLoad } from './load.ts';
import { columnsOf } from './report.ts';
import { type BenchSecrets, startOurs } from './servers.ts';

const ACCOUNTS = 20;
const PAIRS = 60;
const VISITS = 1_500;
const FLOODERS = 50;
const PASSWORD = 'Night#Arena42';
/** Promise S6: the medians for a known and an unknown email differ by less than this factor. */
const MOST_TOLD = 1.25;
/** Promise S7: the p99 of the catalogue stays below this multiple of the quiet one. */
const MOST_SLOWER = 2;

type Send = (path: string, body: object) => Promise<void>;

/** Returns the verdict on a figure, and sets the exit code if it is not as promised. */
const verdictOf = (isGood: boolean): string => {
  if (!isGood) process.exitCode = 1;
  return isGood ? 'as promised' : 'NOT AS PROMISED';
};

/**
 * Returns two tables: the medians of calls with a known and an unknown email, and the catalogue with and without a flood.
 * The exit code is 1 if one of them is not as promised.
 */
export const guessFigures = async (databaseUrl: string, secrets: BenchSecrets, folder: string): Promise<string> => {
  const server = await startOurs(databaseUrl, secrets, folder);
  const origin = `http://127.0.0.1:${server.port}`;
  const send: Send = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${origin}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).text();
  };
  try {
    const known = Array.from({ length: ACCOUNTS }, (_, index) => `known${index}@bench.test`);
    for (const email of known) await send('register', { firstName: 'Ari', lastName: 'Roy', email, password: PASSWORD });
    return `${await probe(send, known)}\n${await flooded(send, known, server.port)}`;
  } finally {
    await server.stop();
  }
};

const probe = async (send: Send, known: readonly string[]): Promise<string> => {
  const calls: readonly [path: string, more: object][] = [
    ['login', { password: 'Wrong#Pass12' }],
    ['forgot-password', {}],
    ['resend-verification', {}],
  ];
  const rows: string[][] = [];
  for (const [path, more] of calls) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let pair = 0; pair < PAIRS; pair++) {
      const emails = { known: known[pair % known.length] ?? '', unknown: `unknown${pair}@bench.test` };
      // In turns, so that other load on the machine affects both equally.
      for (const kind of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const begun = performance.now();
        await send(path, { email: emails[kind], ...more });
        times[kind].push(performance.now() - begun);
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const isSilent = Math.max(one / other, other / one) < MOST_TOLD;
    rows.push([path, one.toFixed(1), other.toFixed(1), (one / other).toFixed(2), verdictOf(isSilent)]);
  }
  return columnsOf([['call', 'known-ms', 'unknown-ms', 'ratio', ''], ...rows], 1);
};

const flooded = async (send: Send, known: readonly string[], port: number): Promise<string> => {
  const { call, close } = callerOf(port, 1);
  const visit = async (index: number) => void (await get(call, `/api/products?page=${1 + (index % 10)}&pageSize=24`));
  await runLoad(500, 1, visit);
  const alone = await runLoad(VISITS, 1, visit);
  const over = new AbortController();
  const flood = Array.from({ length: FLOODERS }, async (_, index) => {
    const email = known[index % known.length] ?? '';
    while (!over.signal.aborted) {
      await send('login', { email, password: 'Wrong#Pass12' });
      await pause(10);
    }
  });
  let during: Load;
  try {
    during = await runLoad(VISITS, 1, visit);
  } finally {
    over.abort();
    await Promise.all(flood);
    close();
  }
  const verdict = verdictOf(quantile(during, 0.99) < MOST_SLOWER * quantile(alone, 0.99));
  const row = (name: string, load: Load, ...more: string[]) => [
    ...[name, quantile(load, 0.5).toFixed(1), quantile(load, 0.99).toFixed(1)],
    ...more,
  ];
  return columnsOf(
    [['catalogue', 'median-ms', 'p99-ms', ''], row('alone', alone, ''), row('during a flood', during, verdict)],
    1,
  );
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
