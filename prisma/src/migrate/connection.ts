import pg from 'pg';

/**
 * The connection to one database. It consists of parts instead of an address, because Prisma's engine replaces the
 * database name for its own work.
 */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: pg.ClientConfig['ssl'];
}

/** Parses a `postgresql://` address as `pg` itself does (sslmode, sockets, defaults). It does not connect. */
export function connectionFromUrl(url: string): Connection {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url });
  if (!user || !database) throw new Error('The database address must name a user and a database.');
  return { host, port, user, password: password ?? '', database, ...(ssl ? { ssl } : {}) };
}

/** Returns the address of a connection, for programs that take an address from the environment. */
export function urlFromConnection({ host, port, user, password, database }: Connection): string {
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgresql://${credentials}@${host}:${port}/${encodeURIComponent(database)}`;
}
