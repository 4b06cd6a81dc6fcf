/**
 * PostgreSQL prepares a named statement once per connection. If two texts share a name, the second one fails, but only on
 * a connection that has already prepared the first, so tests rarely meet it.
 */
import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Outcome } from '../run.ts';
import { at, root } from '../workspace.ts';

const sources = 'apps/api/src/**/*.ts';
const exclude = ['**/generated/**', '**/*.spec.ts'];

interface NamedText {
  text: ts.Node;
  name: ts.StringLiteral;
}

interface Statement {
  name: string;
  text: string;
  file: string;
}

/** Returns each name that is given to more than one text, with the files. */
export function sharedNames(files: ReadonlyMap<string, string>): { name: string; files: string[] }[] {
  const byName = Map.groupBy(
    [...files].flatMap(([file, code]) => statementsOf(file, code)),
    ({ name }) => name,
  );
  return [...byName]
    .filter(([, all]) => new Set(all.map(({ text }) => text)).size > 1)
    .map(([name, all]) => ({ name, files: [...new Set(all.map(({ file }) => file))] }));
}

function statementsOf(file: string, code: string): Statement[] {
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const named = textAndName(node);
      if (named !== null) {
        found.push({ file, name: named.name.text, text: named.text.getText().replaceAll(/\s+/g, ' ') });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * Reads `executor.query(text, params, name)`, `tx.send(…)`, and `write(executor, text, params, name)`. A name that is not
 * a literal is judged while the tests run (test/setup/statement-names.ts of the API).
 */
function textAndName({ expression, arguments: given }: ts.CallExpression): NamedText | null {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const [text, , name] = called === 'write' ? given.slice(1) : given;
  const isStatement = called === 'query' || called === 'send' || called === 'write';
  return isStatement && text !== undefined && name !== undefined && ts.isStringLiteral(name) ? { text, name } : null;
}

export async function checkStatementNames(): Promise<Outcome> {
  const files = new Map<string, string>();
  for await (const name of glob(sources, { cwd: root, exclude })) files.set(name, await readFile(at(name), 'utf8'));
  const found = sharedNames(files).map(
    ({ name, files: users }) => `“${name}” names more than one text: ${users.join(', ')}`,
  );
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
