/** A process of the API's tests that stays alive from one mutation to the next, in a copy of the repository. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { suites } from '../test/suites.ts';
import type { Copy } from './copy.ts';
import { mutantEnvironment } from './mutant-environment.ts';

export interface Verdict {
  /** The test that failed first, or null. */
  failed: string | null;
  /** The reason why test files did not run at all, or null. Such a run proves nothing. */
  fault: string | null;
  /** The failure's message, or what the runner printed. */
  message: string;
}

interface Answer extends Verdict {
  ran: number;
  megabytes: number;
}

/** Jest keeps something of each file, so the process is replaced when it exceeds this. */
const largestMegabytes = 1400;

/** The longest time that a single test may take; only a mutation that makes it wait forever exceeds it. */
const testTimeoutMs = 180_000;

export class WarmApi {
  private readonly copy: Copy;
  private child: ChildProcess | undefined;
  private output = '';

  constructor(copy: Copy) {
    this.copy = copy;
  }

  /** Runs the files in turn until a test fails. */
  async run(specs: readonly string[], server: string): Promise<Verdict> {
    const child = (this.child ??= await this.start());
    child.send({ specs: specs.map((spec) => this.copy.at(spec)), server });
    const answer = await this.next(child);
    if (answer === undefined) {
      this.child = undefined;
      return { failed: null, fault: 'The test process ended.', message: this.output };
    }
    const { ran, megabytes, ...verdict } = answer as Answer;
    if (megabytes > largestMegabytes) await this.stop();
    if (ran === 0 && verdict.failed === null && verdict.fault === null) return { ...verdict, fault: 'No test ran.' };
    return verdict;
  }

  /** Node keeps `libs` loaded, so a change there needs a new process. */
  async stop(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.disconnect();
    await once(child, 'exit');
  }

  private async start(): Promise<ChildProcess> {
    const suite = suites.find(({ name }) => name === 'api');
    if (suite === undefined) throw new Error('There is no suite of the API.');
    const at = (file: string) => this.copy.at('apps/api/test/jest', file);
    const options = [
      `--env=${at('bail-environment.cjs')}`,
      `--runner=${at('mutation-runner.cjs')}`,
      ...['--runInBand', '--passWithNoTests', `--testTimeout=${testTimeoutMs}`],
      `--cacheDirectory=${this.copy.at('jest-cache')}`,
    ];
    const { API_ENTRY: _, ...env } = process.env;
    const child = spawn(process.execPath, suite.args(this.copy.at('jest-report.json'), options), {
      cwd: this.copy.at('apps/api'),
      env: { ...env, ...suite.env(''), ...mutantEnvironment('-') },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output = `${this.output}${text}`.slice(-4000)));
    }
    if ((await this.next(child)) !== 'ready') throw new Error(`The API's tests did not start:\n${this.output}`);
    return child;
  }

  /** Resolves with the next message, or with undefined if the process ends. */
  private next(child: ChildProcess): Promise<unknown> {
    return new Promise((resolve) => {
      const settle = (message?: unknown): void => {
        child.off('message', settle).off('exit', ended);
        resolve(message);
      };
      const ended = () => settle();
      child.on('message', settle).on('exit', ended);
    });
  }
}
