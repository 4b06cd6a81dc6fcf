import pg from 'pg';

/** The text of each named statement that any connection of this process has sent. */
const texts = new Map<string, string>();
const shared = new Set<string>();

type AnyFunction = (...args: unknown[]) => unknown;

const watched = Symbol('The names of this prototype’s statements are watched.');

/**
 * Returns a function that lists the names that more than one text had. PostgreSQL refuses the second text only on a
 * connection that has prepared the first, so few tests that send both would fail.
 */
export function watchStatementNames(): () => string[] {
  const client = pg.Client.prototype as unknown as { query: AnyFunction; [watched]?: true };
  if (!client[watched]) {
    client[watched] = true;
    const { query } = client;
    client.query = function (this: unknown, ...args: unknown[]) {
      note(args[0] as { name?: string; text?: string } | string);
      return query.apply(this, args);
    };
  }
  return () => [...shared];
}

function note(statement: { name?: string; text?: string } | string): void {
  if (typeof statement === 'string') return;
  const { name, text } = statement;
  if (name === undefined || text === undefined) return;
  if ((texts.get(name) ?? text) !== text) shared.add(name);
  texts.set(name, text);
}
