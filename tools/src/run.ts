import { spawn } from 'node:child_process';

export interface Outcome {
  code: number;
  output: string;
}

/** Runs a program of ours on the current Node to completion, and returns its output. */
export function runNode(args: readonly string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
