import { bodies, type BodyFields, callNames, queries } from '@dronesoccer/contracts';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { endpointOf, fieldsOf } from '../../src/platform/http/index.js';
import { useApi } from '../support/api.js';

describe('the class that checks a request', () => {
  const api = useApi();

  /** Returns the classes that each call's handler takes as parameters. */
  const classesOfCalls = (): Map<string, object[]> => {
    const controllers = new DiscoveryService(api.app.get(ModulesContainer)).getControllers();
    const found = controllers.flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: object }).prototype;
      return Object.getOwnPropertyNames(prototype).flatMap((method): [string, object[]][] => {
        const handler: unknown = Object.getOwnPropertyDescriptor(prototype, method)?.value;
        const endpoint = typeof handler === 'function' ? endpointOf(handler) : undefined;
        const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as object[];
        return endpoint ? [[endpoint.name, types]] : [];
      });
    });
    return new Map(found);
  };

  it.each(callNames)('of %s is made from the body and the query that the contracts describe', (name) => {
    const made = (classesOfCalls().get(name) ?? []).map(fieldsOf).filter((fields) => fields !== undefined);
    const all: Readonly<Record<string, BodyFields>>[] = [bodies, queries];
    const described = all.flatMap((fields) => (fields[name] === undefined ? [] : [fields[name]]));
    expect(made).toHaveLength(described.length);
    expect(made).toEqual(expect.arrayContaining(described));
  });
});
