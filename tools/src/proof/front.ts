// The existing engines in front of and behind the API: HAProxy as the balancer, PgBouncer as the pooler. Both are the
// distribution's own (`apt-get install haproxy pgbouncer`).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, StartFailure } from '@dronesoccer/devkit';
import { type Connection, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { until } from './report.ts';

interface Engine {
  /** Kills the engine like a power cut and starts it again on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Balancer extends Engine {
  readonly origin: string;
}

export interface Pooler extends Engine {
  /** The address of the database through the pooler. */
  readonly url: string;
}

const READY_WITHIN_MS = 10_000;

/** Balances requests over the ports of the API's processes and leaves out those that are not ready. */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  const port = await freePort();
  const file = path.join(folder, `haproxy-${port}.cfg`);
  const servers = ports.map((each, index) => `  server api${index + 1} 127.0.0.1:${each}`);
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure

frontend site
  bind 127.0.0.1:${port}
  default_backend api

backend api
  balance leastconn
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  http-reuse safe
  default-server check inter 500ms fall 3 rise 1
${servers.join('\n')}
`,
  );
  const engine = await startEngine('haproxy', ['-db', '-f', file], port);
  const origin = `http://127.0.0.1:${port}`;
  await until('a process that is ready', async () => (await fetch(`${origin}/health/ready`)).ok);
  return { ...engine, origin };
}

/** Pools connections to the database in transaction mode, with fewer of them than the API's processes open together. */
export async function startPooler(folder: string, direct: Connection, poolSize: number): Promise<Pooler> {
  const port = await freePort();
  const accounts = path.join(folder, 'pgbouncer.txt');
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(accounts, `"${direct.user}" "${direct.password}"\n`);
  await writeFile(
    file,
    `[databases]
${direct.database} = host=${direct.host} port=${direct.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${accounts}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_login_retry = 1
`,
  );
  // PgBouncer does not run as root, and another account must read its files.
  await chmod(folder, 0o755);
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const url = urlFromConnection({ ...direct, host: '127.0.0.1', port });
  return { ...(await startEngine('pgbouncer', ['-q', ...account, file], port)), url };
}

async function startEngine(program: string, args: readonly string[], port: number): Promise<Engine> {
  let child = await start(program, args, port);
  return {
    restart: async () => {
      await end(child, 'SIGKILL');
      child = await start(program, args, port);
    },
    stop: () => end(child, 'SIGKILL'),
  };
}

/** @throws StartFailure if the program is missing, ends, or does not listen in time */
async function start(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.on('error', (error) => (errors += error.message));
  for (const until = Date.now() + READY_WITHIN_MS; !(await listens(port)); await pause(50)) {
    if (child.pid === undefined || child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new StartFailure(`${program} does not start. Is it installed? ${errors.slice(-1_000)}`);
    }
  }
  return child;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
