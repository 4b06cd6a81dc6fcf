import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { callNames, calls, replySchemaName } from '@dronesoccer/contracts';
import { StartFailure } from '@dronesoccer/devkit';
import type { Definition } from 'ts-json-schema-generator';
import { at, fingerprint } from '../workspace.ts';
import { makeWhenStale } from './stale.ts';

const result = at('apps/api/src/platform/http/endpoint/openapi/generated/replies.json');
const workshop = at('node_modules/.cache/dronesoccer/replies');

/** These schemas may accept anything: each refusal returns its own data for the user's next step. */
const open = new Set(['FailureEnvelope.data']);

type Schemas = Record<string, Definition>;

/** Generates the JSON schemas of all responses for OpenAPI from the wire types of the contracts. */
export const generateReplySchemas = (): Promise<boolean> =>
  makeWhenStale({
    name: 'reply-schemas',
    fingerprint: () => fingerprint(at('libs/contracts/src'), at('tools/src/build'), at('package-lock.json')),
    result,
    async make() {
      // Imported only when needed, because both load a compiler, which would cost every test run half a second.
      const [{ createGenerator }, { replyTypes }] = await Promise.all([
        import('ts-json-schema-generator'),
        import('./reply-types.ts'),
      ]);
      const source = await writeSource(await replyTypes());
      const generated = createGenerator({
        path: source,
        tsconfig: path.join(workshop, 'tsconfig.json'),
        type: '*',
        expose: 'export',
        topRef: true,
        encodeRefs: false,
        additionalProperties: true,
        skipTypeCheck: true,
      }).createSchema('*');
      const schemas = asComponents((generated.definitions ?? {}) as Schemas);
      const empty = emptySchemas(schemas);
      if (empty.length > 0)
        throw new StartFailure(`These types of the contracts describe nothing: ${empty.join(', ')}`);
      await mkdir(path.dirname(result), { recursive: true });
      await writeFile(result, JSON.stringify(schemas));
    },
  });

/**
 * Returns a source file with one exported type per call, for the schema generator.
 *
 * @param types the reply type of each call
 */
async function writeSource(types: ReadonlyMap<string, string>): Promise<string> {
  const contracts = `'${path.relative(workshop, at('libs/contracts/src/index.ts'))}'`;
  const described = callNames.filter((name) => !calls[name].csv && !calls[name].pdf && !calls[name].ics);
  const missing = described.filter((name) => !types.has(name));
  if (missing.length > 0) throw new StartFailure(`No reply was found for ${missing.join(', ')}`);
  const names = new Set([...types.values()].flatMap((type) => type.match(/\b[A-Z]\w*/g) ?? []));
  const lines = described.map((name) => {
    const type = types.get(name) ?? '';
    return `export type ${replySchemaName(name)} = ${calls[name].envelope ? `SuccessEnvelope<${type}>` : type};`;
  });
  await mkdir(workshop, { recursive: true });
  const source = path.join(workshop, 'replies.ts');
  await writeFile(
    source,
    [
      `import type { ${[...names, 'FailureEnvelope', 'SuccessEnvelope'].join(', ')} } from ${contracts};`,
      'export type Failure = FailureEnvelope;',
      ...lines,
    ].join('\n'),
  );
  await writeFile(
    path.join(workshop, 'tsconfig.json'),
    JSON.stringify({
      extends: path.relative(workshop, at('tsconfig.base.json')),
      compilerOptions: { types: [] },
      include: ['replies.ts'],
    }),
  );
  return source;
}

/** Converts the definitions to OpenAPI components, which need plain names; each reply includes its envelope. */
function asComponents(definitions: Schemas): Schemas {
  const plain = (name: string): string => name.replaceAll('<', 'Of').replaceAll(/\W/g, '');
  const referTo = '#/definitions/';
  const targetOf = ({ $ref }: Definition): Definition | undefined => definitions[$ref?.slice(referTo.length) ?? ''];
  const kept = Object.entries(definitions).flatMap(([name, definition]): [string, Definition][] => {
    if (name.startsWith('SuccessEnvelope<') || name === 'Failure') return [];
    return [[plain(name), name.endsWith('Reply') ? (targetOf(definition) ?? definition) : definition]];
  });
  const schemas = Object.fromEntries(kept);
  if (Object.keys(schemas).length !== kept.length) throw new StartFailure('Two wire types would share one name.');
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `#/components/schemas/${plain(value.slice(referTo.length))}` : value,
  ) as Schemas;
}

/** Returns the schemas that accept anything, which the generator produces for types that it cannot read. */
function emptySchemas(schemas: Schemas): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => emptyIn(schema, name));
}

const saysSomething = ['type', '$ref', 'const', 'enum', 'anyOf', 'allOf', 'oneOf', 'not'] as const;

function emptyIn(schema: Definition | boolean, place: string): string[] {
  if (typeof schema === 'boolean') return schema && !open.has(place) ? [place] : [];
  const isEmpty = !saysSomething.some((key) => key in schema);
  const { items, properties = {}, anyOf = [], allOf = [], oneOf = [], additionalProperties = false } = schema;
  const nested = [...(Array.isArray(items) ? items : items === undefined ? [] : [items]), ...anyOf, ...allOf, ...oneOf];
  return [
    ...(isEmpty && !open.has(place) ? [place] : []),
    ...Object.entries(properties).flatMap(([key, value]) => emptyIn(value, `${place}.${key}`)),
    ...nested.flatMap((value) => emptyIn(value, `${place}[]`)),
    ...emptyIn(additionalProperties, `${place}{}`),
  ];
}
