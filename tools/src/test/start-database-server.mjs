/**
 * Starts `database-server.ts` for a test runner and resolves with its connection and a function to stop it. It is plain
 * JavaScript, so that it works with the module loaders of both Jest and Vitest. A server that TEST_DATABASE_SERVER
 * already names is used, and left running for the process that started it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

export async function startDatabaseServer() {
  const running = process.env.TEST_DATABASE_SERVER;
  if (running) return { server: running, stop: () => Promise.resolve() };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'database-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('\n')) resolve(said.trim());
    });
    child.once('exit', (code) => reject(new Error(`The test database did not start (code ${code}): see above.`)));
  });
  return {
    /** The value of TEST_DATABASE_SERVER. */
    server: line,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
