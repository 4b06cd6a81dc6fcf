/** Finds the tables that a file reads and writes through Prisma's client, relations included. */
import ts from 'typescript';

/** A model's table, and the model behind each of its relations. */
interface Model {
  readonly table: string;
  readonly relations: ReadonlyMap<string, string>;
}

/** The models by the name of their property on Prisma's client. */
export type Models = ReadonlyMap<string, Model>;

export interface TableUse {
  readonly table: string;
  readonly isWrite: boolean;
}

const propertyOf = (model: string): string => model.charAt(0).toLowerCase() + model.slice(1);

/** Parses the models of a Prisma schema. Every model names its table with `@@map`. */
export function modelsOf(schema: string): Models {
  const blocks = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)@@map\("(\w+)"\)/gm)];
  const names = new Set(blocks.map(([, name = '']) => name));
  return new Map(
    blocks.map(([, name = '', body = '', table = '']): [string, Model] => {
      const fields = [...body.matchAll(/^\s+(\w+)\s+(\w+)/gm)].filter(([, , type = '']) => names.has(type));
      const relations = new Map(fields.map(([, field = '', type = '']): [string, string] => [field, propertyOf(type)]));
      return [propertyOf(name), { table, relations }];
    }),
  );
}

/** Returns the tables of client calls such as `tx.order.findMany(…)` and of constants that satisfy `Prisma.OrderInclude`. */
export function prismaTablesIn(code: string, models: Models): TableUse[] {
  const uses: TableUse[] = [];
  const readRelations = (name: string, value: ts.Node): void => {
    if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return readRelations(name, value.expression);
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      const key = property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : '';
      const related = models.get(name)?.relations.get(key);
      if (related !== undefined) uses.push({ table: models.get(related)?.table ?? '', isWrite: false });
      if (ts.isPropertyAssignment(property)) readRelations(related ?? name, property.initializer);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node)) {
      const [, type = ''] = /^Prisma\.(\w+?)(?:Include|Select|WhereInput)$/.exec(node.type.getText()) ?? [];
      if (type !== '') readRelations(propertyOf(type), node.expression);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: target, name: method } = node.expression;
      const name = ts.isPropertyAccessExpression(target) ? target.name.text : '';
      const model = models.get(name);
      if (model !== undefined && /^(?:find|count|aggregate|group|create|update|upsert|delete)/.test(method.text)) {
        uses.push({ table: model.table, isWrite: !/^(?:find|count|aggregate|group)/.test(method.text) });
        for (const argument of node.arguments) readRelations(name, argument);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
  return uses;
}
