/** Starts the test run's PostgreSQL; `server` is the value of TEST_DATABASE_SERVER. */
export function startDatabaseServer(): Promise<{ server: string; stop: () => Promise<void> }>;
