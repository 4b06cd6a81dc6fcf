/**
 * Creates projects that all import each other, including their tests: every import that the table of the design pages
 * does not allow must be refused.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { at } from '../../workspace.ts';
import type { Expect } from './proof.ts';

const folders = {
  contracts: 'libs/contracts',
  domain: 'libs/domain',
  devkit: 'libs/devkit',
  prisma: 'prisma',
  api: 'apps/api',
  web: 'apps/web',
  e2e: 'apps/e2e',
  pictures: 'apps/pictures',
  tools: 'tools',
} as const;
type Project = keyof typeof folders;
const projects = Object.keys(folders) as Project[];

/** Rows import columns: `+` in shipped code and tests, `t` only in tests, `.` in neither. */
const table: Record<Project, string> = {
  //         contracts domain devkit prisma api web e2e pictures tools
  contracts: '. . . . . . . . .',
  domain: '+ . . . . . . . .',
  devkit: '+ + . . . . . . .',
  prisma: '+ + t . . . . . .',
  api: '+ + t t . . . . .',
  web: '+ + t . . . . . .',
  e2e: '+ + + . . . . . .',
  pictures: '. . . . . . . . .',
  tools: '+ + + + . . . . .',
};

export async function proveProjects(expect: Expect): Promise<void> {
  const { forbidden = [], options } = createRequire(import.meta.url)(
    at('.dependency-cruiser.projects.cjs'),
  ) as IConfiguration;
  const { tsConfig: _alias, ...plain } = options as ICruiseOptions & { tsConfig?: unknown };
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-projects-'));
  try {
    for (const project of projects) await writeProject(folder, project);
    const { output } = await cruise(['apps', 'libs', 'prisma', 'tools'], {
      ...plain,
      validate: true,
      ruleSet: { forbidden },
      baseDir: folder,
    });
    const { violations } = (output as ICruiseResult).summary;
    const refused = (rule: string, from: string, to: string) =>
      violations.some((violation) => violation.rule.name === rule && violation.from === from && violation.to === to);
    for (const project of projects) {
      const marks = table[project].split(' ');
      for (const [index, other] of projects.entries()) {
        if (other === project) continue;
        const to = `${folders[other]}/src/index.ts`;
        const shipped = refused(`${project}-imports`, `${folders[project]}/src/index.ts`, to);
        const tests = refused(`${project}-tests-import`, `${folders[project]}/src/probe.spec.ts`, to);
        expect(`${project} and ${other}`, shipped === (marks[index] !== '+'));
        expect(`tests of ${project} and ${other}`, tests === (marks[index] === '.'));
        expect(`${other} by its path`, refused('projects-by-name', `${folders[project]}/src/index.ts`, to));
      }
      expect(
        'a project that does not exist',
        refused('projects-exist', `${folders[project]}/src/index.ts`, '@dronesoccer/nowhere'),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeProject(folder: string, project: Project): Promise<void> {
  const source = path.join(folder, folders[project], 'src');
  await mkdir(source, { recursive: true });
  const imports = projects
    .filter((other) => other !== project)
    .map((other) => `import '${path.relative(`/${folders[project]}/src`, `/${folders[other]}/src/index.ts`)}';`);
  const text = [...imports, "import '@dronesoccer/nowhere';", ''].join('\n');
  await writeFile(path.join(source, 'index.ts'), text);
  await writeFile(path.join(source, 'probe.spec.ts'), text);
}
