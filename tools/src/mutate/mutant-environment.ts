/**
 * The time in ms for which a test of a mutant waits for a result in the background. Many mutants never produce it, so
 * this time decides how long the whole list takes. The tests run once without a mutation in the same environment, so a
 * machine that is too slow for it makes entries broken, not killed.
 */
const patienceMs = 10_000;

/** The environment of tests that try mutations against this database server. */
export const mutantEnvironment = (server: string) => ({
  TEST_DATABASE_SERVER: server,
  TEST_FULL: '',
  TEST_PATIENCE_MS: String(patienceMs),
});
