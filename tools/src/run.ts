import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at } from './workspace.ts';

export interface Outcome {
  code: number;
  output: string;
}

/** Runs one of our programs on the current Node to completion, and returns its output. */
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

/** Returns the path of a file in an installed package, as the project finds the package. */
export const installedFile = (project: string, name: string, file: string): string =>
  path.join(path.dirname(createRequire(at(project, 'package.json')).resolve(`${name}/package.json`)), file);
