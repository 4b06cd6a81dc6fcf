/**
 * The folders that are named after the areas of `areas.json`, apart from those of the API and of the client's features,
 * which dependency-cruiser checks. A new area gets a folder, and nothing else does.
 */
import { readdir } from 'node:fs/promises';
import areas from '../../areas.json' with { type: 'json' };
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';

/** A folder that contains a file or folder for each area, and its other folders or files. */
interface AreaFolder {
  readonly folder: string;
  /** The end of each name, such as `.prisma`. Files with another end are ignored; without an end, only folders count. */
  readonly end?: string;
  /** The names that are no areas, without the end. */
  readonly also: readonly string[];
  /** The areas that need none here. */
  readonly without?: readonly string[];
}

const areaFolders: readonly AreaFolder[] = [
  { folder: 'libs/contracts/src', also: ['common'] },
  { folder: 'prisma/schema', end: '.prisma', also: ['platform', 'schema'] },
  { folder: 'apps/web/src/locales/en', also: ['frame'], without: ['money'] },
  { folder: 'apps/web/src/locales/fr', also: ['frame'], without: ['money'] },
  { folder: 'apps/e2e/src', also: ['engines', 'frame', 'look', 'product', 'support'], without: ['money'] },
  { folder: 'docs/areas', end: '.md', also: ['README'] },
];

/** Returns what to say about the names in a folder that are neither an area nor one of the other names. */
export function strangeNames({ folder, end = '', also }: AreaFolder, names: readonly string[]): string[] {
  const known = new Set([...areas.flat(), ...also].map((name) => `${name}${end}`));
  return names
    .filter((name) => name.endsWith(end) && !known.has(name))
    .map((name) => `${folder}/${name} is no area of tools/areas.json: move it into the area that it belongs to.`);
}

/** Returns what to say about the areas that a folder lacks. */
export function missingNames({ folder, end = '', without = [] }: AreaFolder, names: readonly string[]): string[] {
  return areas
    .flat()
    .filter((area) => !without.includes(area) && !names.includes(`${area}${end}`))
    .map((area) => `${folder}/${area}${end} is missing, although tools/areas.json has the area.`);
}

export async function checkAreaFolders(): Promise<Outcome> {
  const found = await Promise.all(
    areaFolders.map(async (group) => {
      const entries = await readdir(at(group.folder), { withFileTypes: true });
      const isListed = group.end === undefined ? 'isDirectory' : 'isFile';
      const names = entries.filter((entry) => entry[isListed]()).map(({ name }) => name);
      return [...strangeNames(group, names), ...missingNames(group, names)];
    }),
  );
  const faults = found.flat();
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
