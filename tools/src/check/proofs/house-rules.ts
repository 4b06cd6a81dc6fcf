import { commentsThatAreFragments, commentsThatSwitchOff } from '../house-rules.ts';
import { rawColoursInStyles } from '../rules/no-raw-colours.mjs';
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
  for (const word of ['What', 'Who', 'Of', 'Those', 'Whether', 'The same']) {
    expect(`a doc comment that begins with ${word}`, commentsThatAreFragments(`/** ${word} order. */`).join() === '1');
    expect(`a long one that does`, commentsThatAreFragments(`/**\n * ${word} order.\n */`).join() === '2');
    expect(`a line comment that does`, commentsThatAreFragments(`a();\n// ${word} order.`).join() === '2');
  }
  expect('a comment that continues', commentsThatAreFragments('// The price\n// Of an order.').length === 0);
  expect('a sentence', commentsThatAreFragments('/** Returns what an order costs. */').length === 0);
}
