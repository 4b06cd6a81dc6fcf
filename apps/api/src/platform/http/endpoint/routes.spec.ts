import { basename } from 'node:path';
import { callNames, calls, errorCatalogue, Role } from '@dronesoccer/contracts';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { useApi } from '../../../../test/support/api.js';
import { takesScope } from '../index.js';
import { endpointOf, type EndpointDefinition } from './endpoint-definition.js';
import { repetitionOf } from '../request/repeat.js';
import { openApiDocument } from './openapi/index.js';

interface Operation {
  operationId: string;
  security?: object[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  requestBody?: object;
}

interface Described {
  [key: string]: Described | undefined;
}

describe('every route', () => {
  const api = useApi();

  const handlers = () => {
    const modules = api.app.get(ModulesContainer);
    return new DiscoveryService(modules).getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: object }).prototype;
      return Object.getOwnPropertyNames(prototype)
        .filter((name) => name !== 'constructor')
        .map((name) => ({
          ...{ name: `${(metatype as { name: string }).name}.${name}`, prototype, method: name },
          handler: method(prototype, name),
          takesRepeat: factoriesOf(metatype, name).includes(repetitionOf),
        }))
        .filter(({ handler }) => handler !== null && Reflect.getMetadata('path', handler) !== undefined);
    });
  };

  it('declares its policy: nothing is reachable by having been forgotten', () => {
    const found = handlers();
    expect(found.length).toBeGreaterThan(15);
    const undeclared = found.filter(({ handler }) => endpointOf(handler as object) === undefined);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it('that company administrators may call says whose things it shows, and takes their scope where those are a company’s', () => {
    for (const { name, prototype, method, handler } of handlers()) {
      const { access, scope } = endpointOf(handler as object) as EndpointDefinition;
      const isOpenToCompanies = typeof access !== 'string' && access.includes(Role.COMPANY_ADMIN);
      expect({ name, declares: scope !== null }).toEqual({ name, declares: isOpenToCompanies });
      expect({ name, takes: takesScope(prototype, method) }).toEqual({ name, takes: scope === 'company' });
    }
  });

  it('answers a call of the contracts, and every call has its route', () => {
    const names = handlers()
      .map(({ handler }) => endpointOf(handler as object) as EndpointDefinition)
      .filter(({ part }) => part !== null)
      .map(({ name }) => name);
    expect(names.sort()).toEqual([...callNames].sort());
  });

  it('takes a repetition exactly where the contracts call it idempotent', () => {
    const taking = handlers()
      .filter(({ takesRepeat }) => takesRepeat)
      .map(({ handler }) => (endpointOf(handler as object) as EndpointDefinition).name);
    expect(taking.sort()).toEqual(callNames.filter((name) => calls[name].idempotent).sort());
  });

  it('is in OpenAPI as the contracts describe it', () => {
    const document = openApiDocument(api.app);
    const conditional = handlers()
      .map(({ handler }) => endpointOf(handler as object))
      .flatMap((endpoint) => (endpoint?.isConditional ? [endpoint.name] : []));
    expect(conditional).toContain('products.list');
    for (const name of callNames) {
      const call = calls[name];
      const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      const operation = (document.paths[path] as Record<string, Operation> | undefined)?.[call.method.toLowerCase()];
      expect({ name, operationId: operation?.operationId }).toEqual({ name, operationId: name });
      if (operation === undefined) continue;
      const unchanged = conditional.includes(name) ? [304] : [];
      const refusals = call.errors.flatMap((code) => {
        const { status, secondStatus = status } = errorCatalogue[code];
        return [status, secondStatus];
      });
      const statuses = new Set([call.status, ...unchanged, ...refusals].map(String));
      expect({ name, statuses: Object.keys(operation.responses).sort() }).toEqual({
        name,
        statuses: [...statuses].sort(),
      });
      for (const code of call.errors) {
        expect(operation.responses[errorCatalogue[code].status]?.description).toContain(code);
      }
      expect({ name, secured: operation.security !== undefined }).toEqual({ name, secured: call.access !== 'public' });
    }
  });

  it('that takes a body describes its fields', () => {
    const document = openApiDocument(api.app);
    const schema = document.components?.schemas?.['AuthRegister'] as { required: string[]; properties: object };
    expect(schema.required.sort()).toEqual(['email', 'firstName', 'lastName', 'password']);
    expect(schema.properties).toMatchObject({
      email: { type: 'string', maxLength: 254 },
      locale: { enum: ['en', 'fr'] },
    });
  });

  it('that takes a body within a body describes both', () => {
    const schemas = openApiDocument(api.app).components?.schemas ?? {};
    const items = (schemas['OrdersPlace'] as { properties: { items: { items: { $ref: string } } } }).properties.items;
    expect(items.items.$ref).toMatch(/^#\/components\/schemas\/\w+$/);
  });

  it('refers to nothing that is not described', async () => {
    const { text } = await api.http.get('/api/docs.json').expect(200);
    const document = JSON.parse(text) as Described;
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference ?? '');
    expect(references.length).toBeGreaterThan(50);
    const at = (reference: string): unknown =>
      reference
        .slice(2)
        .split('/')
        .reduce<Described | undefined>((place, key) => place?.[key], document);
    expect(references.filter((reference) => !reference.startsWith('#/') || at(reference) === undefined)).toEqual([]);
  });

  it('says what it answers with, and what it says leads somewhere', () => {
    const document = openApiDocument(api.app);
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, Operation>),
    );
    const silent = operations.filter(({ responses }) => {
      const success = responses['200'] ?? responses['201'] ?? responses['302'];
      const schemas = Object.values(success?.content ?? {}).map(({ schema }) => schema);
      return schemas.length === 0 || schemas.some((schema) => Object.keys(schema).length === 0);
    });
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    const known = Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`);
    const named = new Set(JSON.stringify(document).match(/#\/components\/schemas\/[^"]*/g));
    expect([...named].filter((reference) => !known.includes(reference))).toEqual([]);
    expect(named.size).toBeGreaterThan(200);
  });

  it('can be called by a client that is generated from the description', async () => {
    const { body } = (await api.http.get('/api/docs.json').expect(200)) as { body: object };
    const source = astToString(await openapiTS(JSON.stringify(body)));
    const caller = `
      import type { operations } from './client.js';
      type Reply<N extends keyof operations> = operations[N]['responses'] extends {
        200: { content: { 'application/json': infer Answer } };
      }
        ? Answer
        : never;
      export const pieces = (cart: Reply<'cart.get'>): number => cart.data.totalItems;
      export const asked: operations['cart.add']['requestBody']['content']['application/json'] = { productId: 'x' };
      export const address: operations['orders.place']['requestBody']['content']['application/json']['address'] = null;
      // @ts-expect-error a cart has no such field
      export const wrong = (cart: Reply<'cart.get'>): number => cart.data.weight;
    `;
    expect(problemsOf({ 'client.ts': source, 'caller.ts': caller })).toEqual([]);
  });

  it('is shown to people under a policy that still runs no foreign script', async () => {
    const page = await api.http.get('/api/docs').expect(200);
    expect(page.get('Content-Security-Policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>/);
    for (const path of ['/api/docs.json', '/api/docs/start.js', '/api/docs/swagger-ui.css']) {
      await api.http.get(path).expect(200);
    }
  });

  it.each(['/api/docs', '/api/docs.json', '/api/docs/start.js'])(
    '%s is confirmed by caches each time, because a release may change it',
    async (path) => {
      await api.http.get(path).expect(200).expect('cache-control', 'no-cache');
    },
  );
});

/** Returns the factories of our own decorators on a method's parameters. */
function factoriesOf(controller: unknown, name: string): unknown[] {
  const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller as object, name) as
    Readonly<Record<string, { factory?: unknown }>> | undefined;
  return Object.values(given ?? {}).map(({ factory }) => factory);
}

function method(prototype: object, name: string): object | null {
  const value: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
  return typeof value === 'function' ? value : null;
}

/** Returns the compiler's messages about in-memory files. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, module: ts.ModuleKind.NodeNext, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const textOf = (file: string): string | undefined => files[basename(file)];
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = textOf(file);
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2024);
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
