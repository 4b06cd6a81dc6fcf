/** Finds the places of a source file where a random mutation can be made. */
import ts from 'typescript';

export type Mutator = 'condition' | 'statement' | 'sql' | 'argument';

export interface Site {
  mutator: Mutator;
  start: number;
  end: number;
  becomes: string;
}

/** Returns all places of a file, in the order of the text. */
export function sitesOf(source: string): Site[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    // A decorator describes a class, and its change usually keeps the application from starting.
    if (ts.isDecorator(node) || ts.isImportDeclaration(node)) return;
    sites.push(...conditionsOf(node), ...statementsOf(node), ...clausesOf(node), ...argumentsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sites;
}

const siteOf = (mutator: Mutator, node: ts.Node, becomes: string): Site => ({
  mutator,
  start: node.getStart(),
  end: node.getEnd(),
  becomes,
});

const junctions = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken]);

/** A condition becomes true or false; one side of `&&` and `||` is left out. */
function conditionsOf(node: ts.Node): Site[] {
  if (ts.isIfStatement(node)) return ['true', 'false'].map((value) => siteOf('condition', node.expression, value));
  if (ts.isConditionalExpression(node)) {
    return ['true', 'false'].map((value) => siteOf('condition', node.condition, value));
  }
  if (ts.isBinaryExpression(node) && junctions.has(node.operatorToken.kind)) {
    return [node.left, node.right].map((side) => siteOf('condition', node, `(${side.getText()})`));
  }
  return [];
}

/** A statement inside a function is left out if nothing else needs it to compile. */
function statementsOf(node: ts.Node): Site[] {
  const isInFunction = ts.isBlock(node.parent ?? node) && (ts.isExpressionStatement(node) || ts.isThrowStatement(node));
  return isInFunction ? [siteOf('statement', node, ';')] : [];
}

/** The last argument of a call is left out. */
function argumentsOf(node: ts.Node): Site[] {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return [];
  const rest = node.arguments.slice(0, -1).map((argument) => argument.getText());
  const [first] = node.arguments;
  return [{ mutator: 'argument', start: first?.getStart() ?? 0, end: node.arguments.end, becomes: rest.join(', ') }];
}

const statement = /\b(?:SELECT|UPDATE|INSERT INTO|DELETE FROM)\b/;
const clause =
  /\bAND (?:NOT )?(?:[\w.]+ (?:=|<>|<=|>=|<|>) (?:[\w.$']+|\$\{[^{}]*\})|[\w.]+ IS (?:NOT )?NULL|[\w.]+(?=\s))|\bFOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?|\bORDER BY [a-z\d_.]+(?: DESC| ASC)?(?:, [a-z\d_.]+(?: DESC| ASC)?)*|\bDISTINCT\b|\bLIMIT [\w$]+|\bON CONFLICT DO NOTHING\b/g;

/** A condition, a lock or an order of a statement is left out. */
function clausesOf(node: ts.Node): Site[] {
  if (!ts.isTemplateExpression(node) && !ts.isStringLiteralLike(node)) return [];
  const text = node.getText();
  if (!statement.test(text)) return [];
  return [...text.matchAll(clause)].map(({ 0: found, index }) => ({
    mutator: 'sql',
    start: node.getStart() + index,
    end: node.getStart() + index + found.length,
    becomes: '',
  }));
}
