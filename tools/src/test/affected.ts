/** Decides which specs a change can break; docs/development.md states the rules. */
import path from 'node:path';
import areas from '../../areas.json' with { type: 'json' };
import type { CodeMutation } from '../mutate/mutation.ts';
import { suiteOf } from './suites.ts';

/** The tests of a repository, and what connects its files. All paths start at its root. */
export interface Repository {
  readonly specs: readonly string[];
  /** The files that each file imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The features that use tables of each feature of the API, by their folder names. */
  readonly tableUsers: ReadonlyMap<string, readonly string[]>;
  readonly mutations: readonly Pick<CodeMutation, 'file' | 'tests'>[];
}

/** Chooses the specs that a predicate accepts, for a reason that is printed. */
type Choose = (reason: string, isAffected: (spec: string) => boolean) => void;

const area = `(?:${areas.flat().join('|')})`;
const apiFeature = new RegExp(`^apps/api/src/(${area}/[^/]+)/`);
const webArea = new RegExp(`^apps/web/src/(?:features|locales/[^/]+)/(${area})/`);

const untestedFiles = /^(?:docs|apps\/pictures|\.[^/]+)\/|\.md$|^\.[^/]+$|^(?:LICENSE|Dockerfile|docker-compose\.yml)$/;
const concernsAll = /^(?:libs|prisma)\/|^tools\/(?:[^/]+$|src\/(?:build|launch|test)\/)|^[^/]+$/;
const concernsApi = new RegExp(`^apps/api/(?:[^/]+$|test/jest/|src/(?!${area}/))`);
const concernsJourneys = /^apps\/e2e\/(?:[^/]+$|src\/product\/)/;
/** The client's tests read these files by name or by pattern, and not only by import. */
const readByName = /^apps\/web\/(?:[^/]+$|vite\/|src\/(?:content|locales|test)\/)/;
/** The promises that no single feature keeps, and the rules of the whole repository. */
const always = /^apps\/api\/test\/|^tools\/src\/check\//;

const concernsEverything = (file: string): boolean => concernsAll.test(file) && !untestedFiles.test(file);

const featureOf = (file: string): string | undefined => apiFeature.exec(file)?.[1];
const isOf = (suite: string) => (spec: string) => suiteOf(spec) === suite;

/** Returns the affected specs, each with the first reason that was found. */
export function affectedSpecs(changed: readonly string[], repository: Repository): Map<string, string> {
  const chosen = new Map<string, string>();
  const choose: Choose = (reason, isAffected) => {
    for (const spec of repository.specs) if (!chosen.has(spec) && isAffected(spec)) chosen.set(spec, reason);
  };
  const cause = changed.find(concernsEverything);
  if (cause !== undefined) choose(`all, because of ${cause}`, () => true);
  for (const file of changed) chooseFor(file, repository, choose);
  choose('promises', (spec) => always.test(spec));
  return chosen;
}

function chooseFor(file: string, repository: Repository, choose: Choose): void {
  const own = [file, ...['.spec.ts', '.spec.tsx'].map((end) => file.replace(/\.mutations\.yaml$/, end))];
  choose('changed', (spec) => own.includes(spec));
  if (own.some((spec) => repository.specs.includes(spec)) || untestedFiles.test(file)) return;
  const proofs = repository.mutations.filter((mutation) => mutation.file === file).flatMap(({ tests }) => tests);
  choose('prove a mechanism of a changed file', (spec) => proofs.includes(spec));
  if (concernsApi.test(file)) choose(`all, because of ${file}`, (spec) => suiteOf(spec) !== 'unit');
  else if (concernsJourneys.test(file)) choose(`all, because of ${file}`, isOf('browser'));
  else if (featureOf(file) !== undefined) chooseForFeature(featureOf(file) ?? '', repository, choose);
  else chooseForImporters(file, repository, choose);
}

/** Every API spec imports the whole app, so this follows features instead of files. */
function chooseForFeature(feature: string, { imports, tableUsers }: Repository, choose: Choose): void {
  choose(`of ${feature}`, (spec) => featureOf(spec) === feature);
  const importers = [...imports].filter(([, imported]) => imported.some((file) => featureOf(file) === feature));
  const features = new Set(importers.map(([file]) => featureOf(file) ?? file));
  choose(`import ${feature}`, (spec) => features.has(featureOf(spec) ?? spec));
  const users = tableUsers.get(path.posix.basename(feature)) ?? [];
  choose(`use tables of ${feature}`, (spec) => users.includes(path.posix.basename(featureOf(spec) ?? '')));
  choose(...journeysOf(path.posix.dirname(feature)));
}

function chooseForImporters(file: string, { imports }: Repository, choose: Choose): void {
  const reached = new Set([file]);
  for (const each of reached) {
    for (const [importer, imported] of imports) if (imported.includes(each)) reached.add(importer);
  }
  choose('import a changed file', (spec) => reached.has(spec));
  if (!file.startsWith('apps/web/')) return;
  if (!imports.has(file) || readByName.test(file)) {
    choose(`all of the client, because of ${file}`, (spec) => spec.startsWith('apps/web/'));
  }
  const shown = file.startsWith('apps/web/src/pages/') ? (imports.get(file) ?? []) : [file];
  const areasShown = new Set(shown.flatMap((each) => webArea.exec(each)?.[1] ?? []));
  if (areasShown.size === 0) return choose(`all, because of ${file}`, isOf('browser'));
  for (const each of [...areasShown, 'frame']) choose(...journeysOf(each));
}

const journeysOf = (folder: string): Parameters<Choose> => [
  `journeys of ${folder}`,
  (spec) => spec.startsWith(`apps/e2e/src/${folder}/`),
];
