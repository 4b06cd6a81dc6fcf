import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { at } from '../workspace.ts';

/** Returns each call's reply type as written in the contracts: `cart.get` to `CartWire`. */
export async function replyTypes(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob('**/calls.ts', { cwd: at('libs/contracts/src') })) {
    const text = await readFile(at('libs/contracts/src', file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2024);
    const visit = (node: ts.Node): void => {
      const type = replyOf(node);
      if (type !== null) found.set(type.call, type.reply.getText(source));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Parses `'cart.get': call<{ query: CartQuery; reply: CartWire }>()({ … })`. */
function replyOf(node: ts.Node): { call: string; reply: ts.TypeNode } | null {
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return null;
  if (!ts.isCallExpression(node.initializer) || !ts.isCallExpression(node.initializer.expression)) return null;
  const [shape] = node.initializer.expression.typeArguments ?? [];
  if (shape === undefined || !ts.isTypeLiteralNode(shape)) return null;
  const reply = shape.members.find(
    (member) => ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === 'reply',
  );
  return reply !== undefined && ts.isPropertySignature(reply) && reply.type !== undefined
    ? { call: node.name.text, reply: reply.type }
    : null;
}
