import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const at = (...parts: string[]): string => path.join(root, ...parts);

/** Installed or generated from the sources, so no result depends on it. */
const derivedFolders = new Set([
  'node_modules',
  'dist',
  'build',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Returns a fingerprint of files and folders without tests; it changes if any of them does. */
export async function fingerprint(...places: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of await filesBelow(place)) {
      hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !derivedFolders.has(entry.name) && !/\.(spec|test)\.tsx?$|\.mutations\.yaml$/.test(entry.name))
      .map((entry) => filesBelow(path.join(place, entry.name))),
  );
  return nested.flat().sort();
}
