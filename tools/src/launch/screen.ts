/** The launcher's output: one line per step, then the addresses. */
import { styleText } from 'node:util';
import { DEMO_PASSWORD, demoAccounts } from '@dronesoccer/prisma/seed';

export const print = (line: string): void => console.log(styleText('dim', line));

export const printError = (line: string): void => console.error(styleText('red', line));

/** Runs a step that may take a while, and prints its duration only if there was work to do. */
export async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  if (await work()) print(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

export interface Addresses {
  origin: string;
  mailbox: boolean;
  demo: boolean;
  dataFolder: string;
  logFile?: string;
}

export function welcome({ origin, mailbox, demo, dataFolder, logFile }: Addresses): void {
  const [first = '', ...others] = demoAccounts.map((account) => account.name);
  const rows: [string, string][] = [
    ['Site', styleText(['bold', 'cyan'], origin)],
    ...(mailbox ? ([['Mailbox', `${origin}/dev/mailbox`]] satisfies [string, string][]) : []),
    ['API', `${origin}/api/docs`],
    ...(demo
      ? ([
          ['Accounts', `${first}@dronesoccer.test, also ${others.join(', ')}`],
          ['Password', DEMO_PASSWORD],
        ] satisfies [string, string][])
      : []),
    ['Data', logFile === undefined ? dataFolder : `${dataFolder}  (what the API says: ${logFile})`],
  ];
  console.log(`\n${rows.map(([name, value]) => `  ${styleText('bold', name.padEnd(10))}${value}`).join('\n')}`);
  console.log(`\n  ${styleText('dim', 'Ctrl-C stops everything.')}\n`);
}
