/** Each snippet breaks one rule of .oxlintrc.json, or the types, at a place where the rule applies. */

export interface Fixture {
  /** The rule's name in the linter's output without its plugin: `no-floating-promises`, `TS2322`. */
  rule: string;
  code: string;
  /** The path at which the snippet is placed, relative to the repository root. */
  place: string;
}

const LIBRARY = 'libs/domain/src/probe.ts';
const API = 'apps/api/src/probe.ts';
const CLIENT = 'apps/web/src/probe.tsx';
const errorState = 'const ErrorState = ({ error }: { error: Error }) => <p>{error.message}</p>;';

const inLibrary: Record<string, string> = {
  // Language
  eqeqeq: 'export const same = (a: number, b: number) => a == b;',
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1; export const b = () => a;',
  'object-shorthand': 'const a = 1; export const b = { a: a };',
  'max-lines': `export const a = [\n${'  1,\n'.repeat(300)}];`,
  'max-depth': 'export function f(a: boolean) { if (a) { while (a) { for (;;) { if (a) { if (!a) { return; } } } } } }',
  complexity: `export const f = (a: number) => { ${'if (a) a += 1; '.repeat(21)} return a; };`,
  'prefer-rest-params': 'export function f() { return arguments[0] === undefined; }',
  'prefer-spread': 'export const f = (g: (...n: number[]) => void, n: [number]) => { g.apply(undefined, n); };',
  'no-array-constructor': 'export const a = new Array(0, 1);',
  'no-unused-expressions': 'export const f = (a: number) => { a + 1; };',
  'no-unused-vars': 'const unused = 1; export const a = 2;',
  // TypeScript without types
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'consistent-type-imports': "import { URL } from 'node:url'; export type Address = URL;",
  'no-duplicate-enum-values': 'declare enum E { a = 1, b = 1 } export type F = E;',
  'no-empty-object-type': 'export const f = (a: {}) => a;',
  'no-explicit-any': 'export const f = (a: any) => void a;',
  'no-extra-non-null-assertion': 'export const f = (a?: { b: number }) => a!!.b;',
  'no-misused-new': 'export interface A { new (): A }',
  'no-namespace': 'export namespace A { export type B = 1; }',
  'no-non-null-asserted-optional-chain': 'export const f = (a?: { b: number }) => a?.b!;',
  'no-non-null-assertion': 'export const f = (a?: string) => a!.length;',
  'no-require-imports': "import a = require('node:fs'); export const b = a;",
  'no-this-alias': 'export class A { f() { const self = this; return self; } }',
  'no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T) => a;',
  'no-unsafe-declaration-merging': 'export interface A { a: 1 } export class A {}',
  'no-unsafe-function-type': 'export type A = Function;',
  'no-wrapper-object-types': 'export type A = String;',
  'prefer-as-const': "export const a = 'a' as 'a';",
  'prefer-namespace-keyword': 'export declare module A { const b: 1; }',
  'triple-slash-reference': '/// <reference path="./money.ts" />\nexport const a = 1;',
  // TypeScript with types
  'await-thenable': 'export const f = async () => { await 1; };',
  'no-array-delete': 'export const f = (a: number[]) => { delete a[0]; };',
  'no-base-to-string': 'export const f = (a: { b: 1 }) => `${String(a)}`;',
  'no-duplicate-type-constituents': 'export type A = string | string;',
  'no-floating-promises': 'export const f = () => { Promise.resolve(1); };',
  'no-for-in-array': 'export const f = (a: number[]) => { for (const b in a) void b; };',
  'no-implied-eval': "export const f = () => setTimeout('alert()', 1);",
  'no-misused-promises':
    'export const f = (a: number[]) => { a.forEach(async (b) => { await Promise.resolve(b); }); };',
  'no-redundant-type-constituents': 'export type A = string | unknown;',
  'no-unnecessary-type-assertion': 'export const f = (a: string) => a as string;',
  'no-unsafe-argument': "export const f = (a: number) => a; f(JSON.parse('1'));",
  'no-unsafe-assignment': "export const a: number = JSON.parse('1');",
  'no-unsafe-call': "export const a = () => void JSON.parse('1')();",
  'no-unsafe-enum-comparison':
    'declare enum A { a = 1 } declare enum B { b = 1 } export const f = (a: A, b: B) => (a as unknown as number) === b;',
  'no-unsafe-member-access': "export const a = () => void JSON.parse('1').b;",
  'no-unsafe-return': "export const f = (): number => JSON.parse('1');",
  'no-unsafe-unary-minus': 'export const f = (a: string) => -a;',
  'only-throw-error': "export const f = () => { throw 'no'; };",
  'prefer-promise-reject-errors': "export const f = () => Promise.reject('no');",
  'restrict-plus-operands': "export const f = (a: { b: 1 }) => a + 'b';",
  'restrict-template-expressions': 'export const f = (a: { b: 1 }) => `${a}`;',
  'switch-exhaustiveness-check': "export const f = (a: 'a' | 'b') => { switch (a) { case 'a': return 1; } return 2; };",
  'unbound-method': 'class A { b = 1; c() { return this.b; } } export const d = new A().c;',
  // Types
  TS2322: "export const a: number = 'a';",
  TS2578: '// @ts-expect-error nothing is wrong\nexport const a = 1;',
  TS7006: 'export const f = (a) => void a;',
  TS2532: 'export const f = (a: string[]) => a[0].length;',
  TS2375: 'interface A { b?: string } export const f = (b: string | undefined): A => ({ b });',
  TS7030: 'export function f(a: boolean) { if (a) return 1; }',
  TS7029: 'export const f = (a: number) => { switch (a) { case 1: a += 1; case 2: a += 2; } return a; };',
  TS4114: 'class A { b() {} } export class C extends A { b() {} }',
  TS1294: 'export enum A { b }',
  TS2307: "export { a } from './nowhere.js';",
};

const elsewhere: readonly [rule: string, place: string, code: string][] = [
  ['no-restricted-imports', API, "import './cart.spec.js';"],
  ['no-restricted-imports', 'libs/contracts/src/probe.ts', "import '../test/people.js';"],
  ['no-restricted-properties', API, 'export const a = process.env;'],
  ['no-console', API, 'console.log(1);'],
  ['no-console', CLIENT, 'console.log(1);'],
  ['no-undef', 'tools/probe.cjs', 'nowhere();'],
  ['no-unused-vars', 'tools/probe.mjs', 'const a = 1;'],
  ['eqeqeq', 'tools/probe.mjs', 'export const f = (a) => a == 1;'],
  // Tests may use the listed shortcuts, but nothing else.
  ['no-floating-promises', 'apps/api/src/probe.spec.ts', 'export const f = () => { Promise.resolve(1); };'],
  ['no-explicit-any', 'apps/api/test/probe.ts', 'export const f = (a: any) => void a;'],
  // The client
  ['TS2322', CLIENT, 'export const A = ({ b }: { b: number }) => <i>{b}</i>; export const C = <A b="x" />;'],
  [
    'fresh-queries',
    CLIENT,
    "import { useSearchParams } from 'react-router'; export const useA = () => { const [a, set] = useSearchParams(); return [a, set]; };",
  ],
  [
    'kept-data',
    CLIENT,
    `${errorState} export function A({ a }: { a: { error?: Error } }) { if (a.error) return <ErrorState error={a.error} />; return null; }`,
  ],
  [
    'rules-of-hooks',
    CLIENT,
    "import { useState } from 'react'; export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }",
  ],
  [
    'exhaustive-deps',
    CLIENT,
    "import { useEffect } from 'react'; export function A({ b }: { b: () => void }) { useEffect(() => { b(); }, []); return null; }",
  ],
  ['static-components', CLIENT, 'export function A() { const B = () => <i />; return <B />; }'],
  [
    'use-memo',
    CLIENT,
    "import { useMemo } from 'react'; export function A() { const b = useMemo(async () => { await Promise.resolve(); }, []); return <i>{String(!b)}</i>; }",
  ],
  [
    'incompatible-library',
    CLIENT,
    "import { useVirtualizer } from '@tanstack/react-virtual'; export function A() { const v = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 }); return <i>{v.getTotalSize()}</i>; }",
  ],
  ['immutability', CLIENT, 'export function A({ b }: { b: { c: number } }) { b.c = 1; return <i>{b.c}</i>; }'],
  ['globals', CLIENT, 'let count = 0; export function A() { count += 1; return <i>{count}</i>; }'],
  [
    'refs',
    CLIENT,
    "import { useRef } from 'react'; export function A() { const b = useRef(1); return <i>{b.current}</i>; }",
  ],
  [
    'set-state-in-effect',
    CLIENT,
    "import { useEffect, useState } from 'react'; export function A() { const [b, setB] = useState(0); useEffect(() => { setB(1); }, []); return <i>{b}</i>; }",
  ],
  [
    'error-boundaries',
    CLIENT,
    'export function A({ B }: { B: () => null }) { try { return <B />; } catch { return null; } }',
  ],
  ['purity', CLIENT, 'export function A() { return <i>{Math.random()}</i>; }'],
  [
    'set-state-in-render',
    CLIENT,
    "import { useState } from 'react'; export function A() { const [b, setB] = useState(0); setB(1); return <i>{b}</i>; }",
  ],
  ['unsupported-syntax', CLIENT, "export function A() { const b = eval('1') as number; return <i>{b}</i>; }"],
];

const rawColours = [
  'bg-red-500',
  'hover:text-white',
  'border-[#fff]',
  'flex text-slate-400/50',
  '#ff0044',
  'rgb(1 2 3)',
];
const noColours = ['text-ink-muted', 'bg-surface', '#main', '#1', 'text-[14px]', 'fill-current', '/shop#products'];
const inQuotes = (text: string) => ({ rule: 'no-raw-colours', place: CLIENT, code: `export const a = '${text}';` });
const inBackticks = (text: string) => ({
  rule: 'no-raw-colours',
  place: CLIENT,
  code: `export const a = \`${text}\`;`,
});

export const broken: readonly Fixture[] = [
  ...Object.entries(inLibrary).map(([rule, code]) => ({ rule, code, place: LIBRARY })),
  ...elsewhere.map(([rule, place, code]) => ({ rule, place, code })),
  ...rawColours.flatMap((text) => [inQuotes(text), inBackticks(text)]),
];

/** Code that a rule must allow at its place: the exceptions of .oxlintrc.json. */
export const allowedCode: readonly Fixture[] = [
  ...noColours.map(inQuotes),
  { rule: 'no-restricted-imports', place: 'apps/api/src/probe.spec.ts', code: "import './cart.spec.js';" },
  { rule: 'no-restricted-properties', place: 'apps/api/src/config/probe.ts', code: 'export const a = process.env;' },
  { rule: 'no-restricted-properties', place: 'apps/api/src/probe.spec.ts', code: 'export const a = process.env;' },
  { rule: 'max-lines', place: 'apps/api/src/probe.spec.ts', code: `export const a = [\n${'  1,\n'.repeat(300)}];` },
  { rule: 'no-unsafe-assignment', place: 'apps/api/test/probe.ts', code: "export const a: number = JSON.parse('1');" },
  {
    rule: 'no-non-null-assertion',
    place: 'apps/pictures/src/probe.ts',
    code: 'export const f = (a?: string) => a!.length;',
  },
  ...[API, 'apps/api/test/probe.ts', 'apps/api/src/probe.spec.ts'].map((place) => ({
    rule: 'consistent-type-imports',
    place,
    code: "import { URL } from 'node:url'; export type Address = URL;",
  })),
  { rule: 'no-unused-vars', place: LIBRARY, code: 'export const f = (_a: number) => 1;' },
  {
    rule: 'fresh-queries',
    place: CLIENT,
    code: "import { useSearchParams } from 'react-router'; export const useA = () => { const [a] = useSearchParams(); return a; };",
  },
  {
    rule: 'kept-data',
    place: CLIENT,
    code: `${errorState} export function A({ a, b }: { a?: number; b?: Error }) { if (!a && b) return <ErrorState error={b} />; return a; }`,
  },
];
