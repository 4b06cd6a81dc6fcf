// The cost of a year of slots: ten arenas with fourteen slots a day are previewed, confirmed and created by the job,
// whose progress is polled like in the dashboard.
import { setTimeout as pause } from 'node:timers/promises';
import { type SlotGenerationWire, type SlotPreviewWire, SlotType, weekdays } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import type { BenchData } from './data.ts';
import { callerOf } from './load.ts';
import { forgetPeak, peakMb } from './memory.ts';
import { columnsOf } from './report.ts';
import { type BenchSecrets, startOurs } from './servers.ts';
import { accessToken } from './tokens.ts';

const ARENAS = 10;
const SLOTS_A_DAY = 14;
const FIRST_HOUR = 8;
/** The first new slots come after the arenas' existing ones. */
const DAYS_AHEAD = 200;
const DAYS = 365;
const ASK_EVERY_MS = 250;

export const yearFigures = async (
  databaseUrl: string,
  secrets: BenchSecrets,
  folder: string,
  data: BenchData,
): Promise<string> => {
  const worker = await startOurs(databaseUrl, secrets, folder, null, { ROLES: 'http,worker' });
  const { call, close } = callerOf(worker.port, 1);
  const headers = { authorization: `Bearer ${accessToken(data.admin, secrets.jwt)}` };
  const rows = ['what slots seconds peak-MB'.split(' ')];
  const timed = async <Found>(
    what: string,
    slots: (found: Found) => number,
    work: () => Promise<Found>,
  ): Promise<Found> => {
    forgetPeak(worker.pid);
    const started = performance.now();
    const found = await work();
    const seconds = (performance.now() - started) / 1_000;
    rows.push([what, String(slots(found)), seconds.toFixed(1), String(peakMb(worker.pid))]);
    return found;
  };
  const price = { standard: 40, premium: 60 };
  const from = addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD);
  const plan = {
    arenaIds: data.arenaIds.slice(0, ARENAS),
    type: SlotType.GUEST,
    times: weekdays.flatMap((day) =>
      Array.from({ length: SLOTS_A_DAY }, (_, n) => ({
        ...{ day, minutes: 60 },
        start: `${String(FIRST_HOUR + n).padStart(2, '0')}:00`,
      })),
    ),
    ...{ from, to: addDays(from, DAYS - 1), without: [], skipHolidays: false, capacity: null },
    prices: { guest: price, member: price, full: price },
  };
  const send = async (confirm: string | null): Promise<SlotPreviewWire> => {
    const body = { ...plan, confirm };
    const { json } = await call({ method: 'POST', path: '/api/class-slots/generate', headers, body });
    return (json as { data: SlotPreviewWire }).data;
  };
  const progressOf = async (id: string): Promise<SlotGenerationWire> => {
    const { json } = await call({ method: 'GET', path: `/api/class-slots/generations/${id}`, headers });
    return (json as { data: SlotGenerationWire }).data;
  };
  const made = async (id: string): Promise<SlotGenerationWire> => {
    for (;;) {
      const progress = await progressOf(id);
      process.stdout.write(`${progress.done} of ${progress.total}\n`);
      if (progress.state === 'done') return progress;
      await pause(ASK_EVERY_MS);
    }
  };
  const year = async (which: string): Promise<void> => {
    const { fingerprint } = await timed(
      `${which}: previewed`,
      ({ total }) => total,
      () => send(null),
    );
    const { generation } = await timed(
      `${which}: confirmed`,
      ({ total }) => total,
      () => send(fingerprint),
    );
    if (generation !== null)
      await timed(
        `${which}: made`,
        (done) => done.made,
        () => made(generation.id),
      );
  };
  try {
    await year('a year');
    await year('the same again');
    return `a year of slots, one process\n\n${columnsOf(rows, 1)}\n`;
  } finally {
    close();
    await worker.stop();
  }
};
