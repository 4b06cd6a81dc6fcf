import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const before = { PATH: process.env['PATH'], CHROMIUM_PATH: process.env['CHROMIUM_PATH'] };
let folder: string;
const install = (name: string, code = 0) =>
  writeFile(path.join(folder, name), `#!/bin/sh\necho Chromium 150\nexit ${code}\n`, { mode: 0o755 });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browsers '));
  process.env['PATH'] = `${folder}${path.delimiter}${before.PATH}`;
  delete process.env['CHROMIUM_PATH'];
  await install('chromium');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  process.env['PATH'] = before.PATH;
  if (before.CHROMIUM_PATH !== undefined) process.env['CHROMIUM_PATH'] = before.CHROMIUM_PATH;
});

it('takes a headless shell before a desktop’s browser, which costs twice the CPU time', async () => {
  await install('chromium-headless-shell');
  expect(await findChromium()).toBe(path.join(folder, 'chromium-headless-shell'));
});

it('takes the desktop’s browser when its window is to be seen', async () => {
  await install('chromium-headless-shell');
  expect(await findChromium(undefined, { headed: true })).toBe(path.join(folder, 'chromium'));
});

it('passes over one that does not start', async () => {
  await install('chromium-headless-shell', 1);
  expect(await findChromium()).not.toBe(path.join(folder, 'chromium-headless-shell'));
});
