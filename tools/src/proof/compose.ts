// Starts docker-compose.yml as an operator does, in a project of its own that can be removed without a trace.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from '../workspace.ts';
import { note } from './report.ts';

export interface Compose {
  /** The project's name, with which the names of its containers and volumes begin. */
  name: string;
  /** Runs a command of docker compose and returns its output. */
  run: (...args: readonly string[]) => Promise<string>;
  /** Runs one of the operator's scripts, which name neither the project nor its files. */
  operate: (script: string, args: readonly string[], more?: Readonly<Record<string, string>>) => Promise<string>;
  /** Stops and removes the project's containers, networks and volumes. */
  remove: () => Promise<void>;
}

/**
 * @param files the compose files; each adds to those before it
 * @param settings the environment variables that the files read; they see no others of this process
 */
export function composeProject(
  name: string,
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
): Compose {
  const project = ['compose', '--project-name', name, ...files.flatMap((file) => ['--file', file])];
  const run = (...args: readonly string[]): Promise<string> => docker([...project, ...args], settings);
  const operate: Compose['operate'] = (script, args, more = {}) => {
    const names = { COMPOSE_PROJECT_NAME: name, COMPOSE_FILE: files.join(':') };
    return command(at(script), args, { ...settings, ...names, ...more });
  };
  return {
    name,
    run,
    operate,
    remove: async () => void (await run('--profile', '*', 'down', '--volumes', '--timeout', '5')),
  };
}

/** Runs a proof in a project, prints the last words of its containers if it fails, and removes all of them. */
export async function proveIn({ name, run, remove }: Compose, prove: () => Promise<void>): Promise<void> {
  try {
    await prove();
  } catch (error) {
    process.stderr.write(`${await run('logs', '--no-color', '--tail', '40').catch(() => '')}\n`);
    throw error;
  } finally {
    await remove();
  }
  const left = await docker(['ps', '--all', '--quiet', '--filter', `name=${name}`]);
  note('containers left behind', left === '' ? 0 : left, left === '');
}

/** Returns the size of an image in bytes. */
export async function imageBytes(image: string): Promise<number> {
  return Number(await docker(['image', 'inspect', '--format', '{{.Size}}', image]));
}

/** @throws Error with the end of the output if the command fails */
export const docker = (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> =>
  command('docker', args, settings);

/**
 * Runs a program in the workspace's folder and returns its output.
 *
 * @param settings the environment variables that the program sees; of this process's own, only those of docker
 * @throws Error with the end of the output if the program fails
 */
async function command(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const ours = Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|DOCKER_.*)$/.test(name));
  const child = spawn(program, args, {
    cwd: at(),
    env: { ...Object.fromEntries(ours), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, messages] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${(messages + output).slice(-4_000)}`);
  return output.trim();
}
