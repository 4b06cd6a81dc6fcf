import { randomBytes } from 'node:crypto';
import { StartFailure } from '../failure.ts';
import type { RunningPostgres } from '../postgres/server.ts';

const IMAGE = 'postgres:17-alpine';

/** Starts the same server as in production's image, through Docker. `TEST_DATABASE=container` selects it. */
export async function startContainer(): Promise<Omit<RunningPostgres, 'pid' | 'ended'>> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const user = 'dronesoccer';
  const password = randomBytes(12).toString('hex');
  try {
    const container = await new GenericContainer(IMAGE)
      .withEnvironment({
        POSTGRES_USER: user,
        POSTGRES_PASSWORD: password,
        POSTGRES_DB: 'postgres',
        POSTGRES_INITDB_ARGS: '--no-sync --locale-provider=builtin --builtin-locale=C.UTF-8',
      })
      .withCommand([
        'postgres',
        '-c',
        'fsync=off',
        '-c',
        'synchronous_commit=off',
        '-c',
        'max_connections=300',
        '-c',
        'autovacuum=off',
      ])
      .withExposedPorts(5432)
      // The entrypoint starts the server twice: the first time, unreachable, to initialise it.
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start();
    return {
      host: container.getHost(),
      port: container.getMappedPort(5432),
      user,
      password,
      stop: () => container.stop().then(() => undefined),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`TEST_DATABASE=container needs Docker and the image ${IMAGE}: ${reason}`);
  }
}
