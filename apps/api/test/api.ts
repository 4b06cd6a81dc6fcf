import type { NestExpressApplication } from '@nestjs/platform-express';
import { givenUser, type GivenUser, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import request, { type Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { createApp } from '../src/app.js';
import { Config } from '../src/config/index.js';
import { AccessTokens } from '../src/platform/access/index.js';
import { createLog } from '../src/platform/logging/index.js';

/** Someone signed in: who it is, and calls that carry the token. */
export interface SignedIn extends GivenUser {
  token: string;
  get(path: string): Test;
  post(path: string): Test;
  put(path: string): Test;
  patch(path: string): Test;
  delete(path: string): Test;
}

/** The API of one test file on a database of its own. Its parts exist from `beforeAll` on. */
export class TestApi {
  private running: { app: NestExpressApplication; pool: pg.Pool } | null = null;

  /** For what a test arranges or looks up behind the API's back. */
  get db(): pg.Pool {
    return this.open().pool;
  }

  get app(): NestExpressApplication {
    return this.open().app;
  }

  /** Calls without a token. */
  get guest(): TestAgent<Test> {
    return request(this.app.getHttpServer());
  }

  /** A new person with a living session. */
  async signIn(options: Parameters<typeof givenUser>[1] = {}): Promise<SignedIn> {
    const user = await givenUser(this.db, options);
    const token = this.tokenOf(user);
    const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete') => (path: string) =>
      this.guest[method](path).set('Authorization', `Bearer ${token}`);
    return {
      ...user,
      token,
      get: call('get'),
      post: call('post'),
      put: call('put'),
      patch: call('patch'),
      delete: call('delete'),
    };
  }

  tokenOf(user: GivenUser): string {
    return this.app.get(AccessTokens).issue({
      sub: user.id,
      sid: user.sessionId,
      email: user.email,
      given_name: user.firstName,
      family_name: user.lastName,
      role: Math.min(...user.roles) as GivenUser['roles'][number],
      userRoles: user.roles,
    });
  }

  async start(databaseUrl: string, environment: Readonly<Record<string, string>>): Promise<void> {
    const config = new Config({ ...testEnvironment, DATABASE_URL: databaseUrl, ...environment });
    const app = await createApp(config, createLog(config));
    // Listening spares supertest a server per call.
    await app.listen(0, '127.0.0.1');
    this.running = { app, pool: new pg.Pool({ connectionString: databaseUrl, max: 8 }) };
  }

  async stop(): Promise<void> {
    await this.running?.app.close();
    await this.running?.pool.end();
    this.running = null;
  }

  private open(): { app: NestExpressApplication; pool: pg.Pool } {
    if (this.running === null) throw new Error('The API under test runs from beforeAll on, not earlier.');
    return this.running;
  }
}

/** What every API under test is started with, the race tests' own processes too. */
export const testEnvironment: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  ROLES: 'http',
  BCRYPT_COST: '4',
  RATE_LIMIT_FACTOR: '1000000',
};

/** Starts the API for the test file (or `describe` block) that calls this, and ends it afterwards. */
export function useApi(environment: Readonly<Record<string, string>> = {}): TestApi {
  const api = new TestApi();
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await testDatabase();
    await api.start(database.url, environment);
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await database?.drop();
  }, 30_000);
  return api;
}
