/** A second copy of the repository, so that no file has to be changed here. */
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, root } from '../workspace.ts';

/**
 * Installed, built, cached or left over from a run, so it is not copied. Generated code is copied, to avoid generating
 * it again.
 */
const leftOut = new Set([
  ...['node_modules', 'dist', '.git', '.data', '.nx'],
  ...['coverage', 'test-results', 'playwright-report'],
]);

const filter = (source: string): boolean => !leftOut.has(path.basename(source)) && source !== at('apps/api/build');

export interface Copy {
  at: (...parts: string[]) => string;
  remove: () => Promise<void>;
}

export async function copyRepository(): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-mutate-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(root, folder, { recursive: true, filter });
    await linkInstalled('.', folder);
    for (const place of ['apps', 'libs']) {
      for (const project of await readdir(at(place))) await linkInstalled(path.join(place, project), folder);
    }
    // The notes record which generated code is current. The database's template stays here, because its server runs
    // from here.
    const notes = 'node_modules/.cache/dronesoccer';
    const isNote = (file: string): boolean => !file.endsWith('.lock') && path.basename(file) !== 'test-cluster';
    await cp(at(notes), path.join(folder, notes), { recursive: true, filter: isNote });
  } catch (error) {
    await remove();
    throw error;
  }
  return { at: (...parts) => path.join(folder, ...parts), remove };
}

/** Links the shared packages. The copy uses its own projects, and tool caches are not shared at all. */
async function linkInstalled(project: string, folder: string): Promise<void> {
  const installed = at(project, 'node_modules');
  const entries = await readdir(installed).catch(() => []);
  if (entries.length === 0) return;
  const target = path.join(folder, project, 'node_modules');
  await mkdir(target);
  for (const name of entries) {
    if (name === '@dronesoccer') await copyLinks(path.join(installed, name), path.join(target, name));
    else if (name === '.bin' || !name.startsWith('.'))
      await symlink(path.join(installed, name), path.join(target, name));
  }
}

/** The links are relative, so in the copy they lead to its own projects. */
async function copyLinks(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) await symlink(await readlink(path.join(from, name)), path.join(to, name));
}
