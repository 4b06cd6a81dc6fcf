import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { at } from '../workspace.ts';

/** Returns each call's reply type in the contracts: `cart.get` to `CartWire`. */
export async function replyTypes(): Promise<Map<string, string>> {
  const { compilerOptions } = JSON.parse(await readFile(at('tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, at('.'));
  const program = ts.createProgram([at('libs/contracts/src/calls.ts')], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(at('libs/contracts/src/calls.ts'));
  const contracts = source && checker.getSymbolAtLocation(source);
  const calls = contracts && checker.tryGetMemberInModuleExports('calls', contracts);
  const found = new Map<string, string>();
  for (const call of calls === undefined ? [] : checker.getTypeOfSymbol(calls).getProperties()) {
    const reply = replyOf(checker.getTypeOfSymbol(call), checker);
    if (reply !== undefined) found.set(call.name, textOf(reply, checker));
  }
  return found;
}

/** Returns the `reply` of `S` in `Call<S, Path> & …`. */
function replyOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  const call = (type.isIntersection() ? type.types : [type]).find(({ symbol }) => symbol.name === 'Call');
  const [shape] = call === undefined ? [] : checker.getTypeArguments(call as ts.TypeReference);
  return shape?.getProperty('reply');
}

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;

/** Returns the type as the source names it, or with the type arguments of a function that makes several calls. */
function textOf(reply: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(reply);
  const declared = reply.valueDeclaration;
  if (declared && ts.isPropertySignature(declared) && declared.type) {
    if (checker.getTypeFromTypeNode(declared.type) === type) return declared.type.getText();
  }
  return checker.typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope);
}
