/**
 * An export that no other file names is either private or dead code. Names are compared as words, without regard to
 * where they are imported from, so the check misses an export whose name occurs elsewhere for another reason.
 */
import { glob, readFile } from 'node:fs/promises';
import type { Outcome } from '../run.ts';
import { at, root } from '../workspace.ts';

const sources = [
  '{apps,libs}/*/{src,test,vite}/**/*.{ts,tsx,mts,mjs}',
  '{apps,libs}/*/*.{ts,mts,mjs}',
  '{prisma,tools}/**/*.{ts,mts,mjs}',
  '*.{ts,mts,mjs}',
];
const exclude = ['**/node_modules/**', '**/generated/**', 'tools/src/check/fixtures/**'];

/** Other programs find the exports of these files: builds by the file, and the sender of emails by their names. */
const foundOtherwise = /\.config\.m?ts$|\.d\.m?ts$|\/mails\//;
/** The API documentation names each exported type of the contracts, so these types may have no other user. */
const isDocumented = (file: string, kind: string): boolean =>
  file.startsWith('libs/contracts/') && (kind === 'interface' || kind === 'type');

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** A list of names, or a re-export. Only a name that it changes with `as` counts as used. */
const list = /^export (?:type )?\{([^}]*)\}(?: from '[^']*')?;$/gm;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

/** Returns the needless exports, each as the file and the name. */
export function needlessExports(files: ReadonlyMap<string, string>): { file: string; name: string }[] {
  const declared = [...files].flatMap(([file, code]) =>
    [...code.matchAll(declaration)]
      .filter(([, kind = '']) => !foundOtherwise.test(file) && !isDocumented(file, kind))
      .map(([, , name = '']) => ({ file, name })),
  );
  const users = new Map(declared.map(({ name }) => [name, new Set<string>()]));
  for (const [file, code] of files) {
    const named = code.replaceAll(comment, '').replaceAll(list, (_, names: string) => renamedExports(names));
    for (const [word] of named.matchAll(/\w+/g)) users.get(word)?.add(file);
  }
  return declared.filter(({ file, name }) => [...(users.get(name) ?? [])].every((user) => user === file));
}

const renamedExports = (names: string): string =>
  names
    .split(',')
    .filter((name) => name.includes(' as '))
    .join();

export async function checkExports(): Promise<Outcome> {
  const files = new Map<string, string>();
  for await (const name of glob(sources, { cwd: root, exclude })) files.set(name, await readFile(at(name), 'utf8'));
  const found = needlessExports(files).map(({ file, name }) => `${file}: no other file names ${name}.`);
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
