import areas from '../../../areas.json' with { type: 'json' };
import { missingNames, strangeNames } from '../area-folders.ts';
import { commentsThatAreFragments, commentsThatSwitchOff, oldWords } from '../comments.ts';
import { needlessExports } from '../exports.ts';
import { rawColoursInStyles } from '../rules/no-raw-colours.mjs';
import { sharedNames } from '../statement-names.ts';
import type { Expect } from './proof.ts';

export function proveHouseRules(expect: Expect): void {
  expect('raw colour in a style sheet', rawColoursInStyles('a {\n  color: #123456;\n}').join() === '2');
  expect('tokens in a style sheet', rawColoursInStyles('/* #fff */ a { color: var(--ink); }').length === 0);
  for (const linter of ['eslint', 'oxlint']) {
    for (const kind of ['disable', 'disable-line', 'disable-next-line']) {
      const comment = `// ${linter}-${kind}`;
      expect(comment, commentsThatSwitchOff(`const a = 1;\n${comment} no-var\n`).join() === '2');
    }
  }
  expect('a rule set in a comment', commentsThatSwitchOff('/* eslint no-var: off */').join() === '1');
  expect('a comment about the linter', commentsThatSwitchOff('// The linter (oxlint) reads this.').length === 0);
  for (const word of ['What', 'Who', 'How', 'Of', 'Those', 'Whether', 'The same']) {
    expect(`a doc comment that begins with ${word}`, commentsThatAreFragments(`/** ${word} order. */`).join() === '1');
    expect(`a long one that does`, commentsThatAreFragments(`/**\n * ${word} order.\n */`).join() === '2');
    expect(`a line comment that does`, commentsThatAreFragments(`a();\n// ${word} order.`).join() === '2');
  }
  expect('a comment that continues', commentsThatAreFragments('// The price\n// Of an order.').length === 0);
  expect('a comment of the schema that does', commentsThatAreFragments('/// What is sold.\nmodel A {').join() === '1');
  expect('a sentence', commentsThatAreFragments('/** Returns what an order costs. */').length === 0);
  proveWords(expect);
  proveAreaFolders(expect);
  proveExports(expect);
  proveStatementNames(expect);
}

function proveStatementNames(expect: Expect): void {
  const shared = (...texts: string[]): string =>
    sharedNames(new Map(texts.map((text, index) => [`${index}.ts`, text])))
      .map(({ name }) => name)
      .join();
  const one = "tx.query('SELECT 1', [], 'one');";
  expect('two texts of one name', shared(one, "tx.send('SELECT 2', [], 'one');") === 'one');
  expect('two texts in one file', shared(`${one} write(tx, 'SELECT 2', [], 'one');`) === 'one');
  expect('one text in two places', shared(one, "tx.query(\n'SELECT 1', [2], 'one');") === '');
  expect('two names', shared(one, "tx.query('SELECT 2', [], 'two');") === '');
}

function proveWords(expect: Expect): void {
  const linesOf = (code: string): string =>
    oldWords(code)
      .map(({ line }) => line)
      .join();
  for (const phrase of [
    'is in force',
    'tells nobody',
    'tries once more',
    'is told',
    'cancels by itself',
    'stands there',
    'gave up',
  ]) {
    expect(`“${phrase}” in a comment`, linesOf(`a();\n// The order ${phrase}.`) === '2');
    expect(`“${phrase}” in a doc comment`, linesOf(`/**\n * The order ${phrase}.\n */`) === '2');
    for (const quote of ["'", '"', '`']) {
      const title = `${quote}The order ${phrase}${quote}`;
      expect(`“${phrase}” in a title`, linesOf(`it(${title}, () => {`) === '1');
      expect(`“${phrase}” in a title of rows`, linesOf(`it.each([\n  ['a', 1],\n])(${title}, () => {`) === '3');
      expect(`“${phrase}” in a title below`, linesOf(`describe.each(rows)(\n  ${title},\n  () => {`) === '2');
    }
    expect(`“${phrase}” in a text`, linesOf(`const text = 'The order ${phrase}.';`) === '');
  }
  expect('an old word across lines', linesOf('/**\n * It is tried once\n * more.\n */') === '2');
  expect('an old word across line comments', linesOf('// It is tried once\n// more.') === '1');
  expect('an old word behind code', linesOf("const a = 'b'; // It stands.") === '1');
  expect('an old word as code', linesOf('// PostgreSQL runs as `nobody`.') === '');
  expect('words with an old one in them', linesOf('// A stand-in that stands out is told apart.') === '');
}

function proveAreaFolders(expect: Expect): void {
  const schema = { folder: 'prisma/schema', end: '.prisma', also: ['platform'] };
  expect('a schema file of no area', strangeNames(schema, ['shop.prisma', 'sales.prisma']).length === 1);
  expect('schema files of areas', strangeNames(schema, ['shop.prisma', 'platform.prisma', 'notes.md']).length === 0);
  const contracts = { folder: 'libs/contracts/src', also: ['common'] };
  expect('a folder of no area', strangeNames(contracts, ['shop', 'common', 'helpers']).length === 1);
  const all = areas.flat();
  const allButShop = all.filter((area) => area !== 'shop');
  expect('a folder for each area', missingNames(contracts, all).length === 0);
  expect('an area without its folder', missingNames(contracts, allButShop).length === 1);
  expect('an area that needs none', missingNames({ ...contracts, without: ['shop'] }, allButShop).length === 0);
}

function proveExports(expect: Expect): void {
  const needless = (other: string, file = 'tools/src/a.ts') =>
    needlessExports(
      new Map([
        [file, 'export const price = 1;\nconst twice = 2 * price;\n'],
        ['tools/src/b.ts', other],
      ]),
    ).length;
  expect('an export that no file names', needless('') === 1);
  expect('an export that only a comment names', needless('/** The price. */\n// price') === 1);
  expect('an export that is only passed on', needless("export { price } from './a.ts';\n") === 1);
  expect('an export that is passed on under a name', needless("export { price as fee } from './a.ts';\n") === 0);
  expect('an export that another file imports', needless("import { price } from './a.ts';\n") === 0);
  expect('an export of a configuration', needless('', 'vitest.config.ts') === 0);
}
