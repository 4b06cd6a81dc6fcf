/**
 * Generates `docs/error-codes.md`: the meaning of each code, the calls that return it, its cause and the test that
 * shows it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { callNames, calls, errorCatalogue, errorCodes, type ErrorCode } from '@dronesoccer/contracts';
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';
import { codeSituations, type Situation } from './code-situations.ts';

const page = at('docs/error-codes.md');

/** Codes of the specification whose area is not built yet, by code or by prefix. */
const notBuilt: Readonly<Record<string, string>> = {};

/** Codes that no test can trigger, each with the reason why it is still in the catalogue. */
const withoutTest: Partial<Record<ErrorCode, string>> = {
  CART_005: 'Kept for clients: an order of nothing is refused with ORD_014',
};

const offTheList = 'is in use now: take it off the list in error-codes.ts.';

function statusesOf(code: ErrorCode): string {
  const { status, secondStatus } = errorCatalogue[code];
  return secondStatus === undefined ? String(status) : `${status}, ${secondStatus}`;
}

const areaOf = (code: ErrorCode): string | undefined => notBuilt[code] ?? notBuilt[code.replace(/_.*/, '')];

interface Codes {
  readonly text: string;
  readonly faults: readonly string[];
}

/** Returns the page and the problems of the codes. */
export function describeCodes(situations: ReadonlyMap<ErrorCode, Situation>): Codes {
  const faults = errorCodes.flatMap((code) => {
    const isMet = situations.has(code);
    if (areaOf(code) !== undefined) return callsWith(code) === '' ? [] : [`${code} ${offTheList}`];
    if (withoutTest[code] !== undefined) return isMet ? [`${code} ${offTheList}`] : [];
    return isMet ? [] : [`${code} has no situation: no test meets it.`];
  });
  const built = errorCodes.filter((code) => areaOf(code) === undefined);
  const rows = built.map((code) => {
    const situation = situations.get(code);
    const test = situation ? `[${path.posix.basename(situation.file)}](../${situation.file})` : '';
    const sentence = situation?.sentence ?? withoutTest[code] ?? '';
    return [code, statusesOf(code), errorCatalogue[code].message.en, callsWith(code), sentence, test];
  });
  const later = errorCodes.flatMap((code) => {
    const area = areaOf(code);
    return area === undefined ? [] : [[code, statusesOf(code), errorCatalogue[code].message.en, area]];
  });
  const text = [
    '# Error codes',
    'Made by `npm run error-codes` from the contracts and the tests; `npm run check` fails when it is out of date or a code has no test.',
    table(['Code', 'Status', 'Message', 'Calls', 'Situation', 'Test'], rows),
    '## Areas still to come',
    table(['Code', 'Status', 'Message', 'Area'], later),
  ].join('\n\n');
  return { text: `${text}\n`, faults };
}

/** Lists up to three calls and the number of further ones. */
function callsWith(code: ErrorCode): string {
  const names = callNames.filter((name) => calls[name].errors.includes(code));
  if (names.length === callNames.length) return 'every call';
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return (
    names
      .slice(0, 3)
      .map((name) => `\`${name}\``)
      .join(', ') + more
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Checks that every code has a situation and that the page is up to date. */
export async function checkErrorCodes(): Promise<Outcome> {
  const { text, faults } = describeCodes(await codeSituations());
  const written = await readFile(page, 'utf8').catch(() => '');
  const found = written === text ? faults : [...faults, 'docs/error-codes.md is out of date: npm run error-codes'];
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}

if (process.argv[1] === import.meta.filename) {
  const { text, faults } = describeCodes(await codeSituations());
  await writeFile(page, text);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
