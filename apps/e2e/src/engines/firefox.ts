#!/usr/bin/env node
/**
 * Starts the installed Firefox for Playwright, which talks to it by WebDriver BiDi, and answers the commands that this
 * Firefox does not know yet. Without that, Playwright could not open a page. Playwright runs this file as the browser.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** Commands without an effect here: a preference of the profile asks for reduced motion (`engines.ts`). */
const unknownToFirefox = ['emulation.setMediaFeaturesOverride'];

const announcement = /^(WebDriver BiDi listening on) (ws:\/\/\S+)$/;

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill('SIGTERM'));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, text, address] = announcement.exec(line) ?? [];
  if (text !== undefined && address !== undefined) relay(text, address);
  else process.stderr.write(`${line}\n`);
});

/** By default, `ws` delivers messages as buffers. */
const textOf = (data: RawData): string => (data as Buffer).toString();

/** Announces the address of a local proxy, and relays its messages to the browser. */
function relay(text: string, address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = server.address() as { port: number };
    process.stderr.write(`${text} ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url = '/' }) => {
    const browser = new WebSocket(new URL(url, address), { perMessageDeflate: false });
    const early: string[] = [];
    browser.on('open', () => early.forEach((message) => browser.send(message)));
    browser.on('message', (message) => playwright.send(textOf(message)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', (data) => {
      const message = textOf(data);
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      if (unknownToFirefox.includes(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
  });
}
