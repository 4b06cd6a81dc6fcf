import pg from 'pg';

/** How to reach one database. Parts rather than an address: Prisma's engine swaps the database name for its own work. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: pg.ClientConfig['ssl'];
}

/** Reads a `postgresql://` address the way `pg` itself does (sslmode, sockets, defaults). Does not connect. */
export function connectionFromUrl(url: string): Connection {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url });
  if (!user || !database) throw new Error('The database address must name a user and a database.');
  return { host, port, user, password: password ?? '', database, ...(ssl ? { ssl } : {}) };
}

/** The address of a connection, for programs that take one through the environment. */
export function urlFromConnection({ host, port, user, password, database }: Connection): string {
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgresql://${credentials}@${host}:${port}/${encodeURIComponent(database)}`;
}
