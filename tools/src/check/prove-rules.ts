/** Breaks every rule on purpose, and fails if a rule does not fire. */
import { proveHouseRules } from './proofs/house-rules.ts';
import { proveLint } from './proofs/lint.ts';
import { proveProjects } from './proofs/projects.ts';
import { proveStructure } from './proofs/structure.ts';
import { proveTableOwners } from './proofs/table-owners.ts';

const silent: string[] = [];
let provedCount = 0;
const expect = (what: string, holds: boolean) => {
  provedCount += 1;
  if (!holds) silent.push(what);
};

await proveLint(expect);
await proveStructure(expect);
await proveProjects(expect);
proveTableOwners(expect);
proveHouseRules(expect);

if (silent.length > 0) {
  console.error(`These rules do not bite:\n${silent.map((what) => `  ${what}`).join('\n')}`);
  process.exit(1);
}
console.log(`${provedCount} broken on purpose, ${provedCount} noticed.`);
