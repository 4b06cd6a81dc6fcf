import type { ClientCall } from '@dronesoccer/contracts';

type Table<Value> = Record<string, Value>;

/** Encodes each call as a short text, `POST /cart/merge i`, because every visitor downloads all of them. */
export function writeShort(table: Readonly<Table<ClientCall>>): Table<string> {
  return mapValues(table, ({ method, path, part, envelope, idempotent, signsIn }) => {
    const flags = [part === 'auth' && 'a', !envelope && 'b', idempotent && 'i', signsIn && 's'].filter(Boolean);
    return [method, path, flags.join('')].join(' ').trimEnd();
  });
}

export function readShort(table: Readonly<Table<string>>): Table<ClientCall> {
  return mapValues(table, (text) => {
    const [method, path, flags = ''] = text.split(' ') as [ClientCall['method'], string, string?];
    const is = (flag: string) => flags.includes(flag);
    const part = is('a') ? 'auth' : 'core';
    return { part, method, path, envelope: !is('b'), idempotent: is('i'), signsIn: is('s') };
  });
}

const mapValues = <From, To>(table: Readonly<Table<From>>, change: (value: From) => To): Table<To> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
