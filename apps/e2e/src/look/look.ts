/**
 * `npm run look` takes a screenshot of every page: on a phone in the dark theme and in French, and on a desktop in the
 * light theme and in English. `--all` adds the other two. `npm run look -- learn` takes only the pages whose route matches.
 * `apps/e2e/screenshots/index.html` shows all screenshots side by side.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { looks, moreLooks, screenshotFolder } from './screenshots.ts';

const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const isAll = process.argv.includes('--all');
const routes = process.argv.slice(2).filter((argument) => argument !== '--all');
const filter = routes.length === 0 ? [] : ['-g', routes.join('|')];

// Screenshots of pages that no longer exist would be misleading.
if (routes.length === 0) await rm(screenshotFolder, { recursive: true, force: true });
const playwright = spawn(process.execPath, [cli, 'test', '--config', 'playwright.look.config.ts', ...filter], {
  cwd: path.resolve(import.meta.dirname, '../..'),
  env: { ...process.env, ...(isAll && { LOOK_ALL: '1' }) },
  stdio: 'inherit',
});
await once(playwright, 'exit');
await writeFile(path.join(screenshotFolder, 'index.html'), await contactSheet());
console.log(`Open ${path.join(screenshotFolder, 'index.html')}`);
process.exit(playwright.exitCode ?? 1);

async function contactSheet(): Promise<string> {
  const columns = await Promise.all(
    [...looks, ...moreLooks].map(async ({ name, isPhone }) => ({
      name,
      width: isPhone ? 260 : 640,
      files: await readdir(path.join(screenshotFolder, name)).catch((): string[] => []),
    })),
  );
  const taken = columns.filter(({ files }) => files.length > 0);
  const rows = [...new Set(taken.flatMap(({ files }) => files))].toSorted().map((file) => {
    const cells = taken.map(({ name, width, files }) =>
      files.includes(file)
        ? `<td><a href="${name}/${file}"><img src="${name}/${file}" width="${width}" loading="lazy" alt="${file}, ${name}"></a></td>`
        : '<td></td>',
    );
    return `<tr><th>${file}</th>${cells.join('')}</tr>`;
  });
  const head = taken.map(({ name }) => `<th>${name}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>body { font-family: sans-serif } td, th { vertical-align: top; padding: 0.5rem }</style>
<table><tr><th></th>${head}</tr>${rows.join('')}</table></html>`;
}
