import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startMailSink, type MailSink, useTestDatabase } from '@dronesoccer/devkit';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/app.js';
import { Config } from '../../src/config/index.js';
import { Database } from '../../src/platform/database/index.js';
import { createLog } from '../../src/platform/logging/index.js';
import { watchReplies } from './described-replies.js';

export type Agent = ReturnType<typeof request>;

export interface TestApi {
  readonly app: NestExpressApplication;
  /** Calls the API over HTTP. */
  readonly http: Agent;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly mails: MailSink;
}

/** Settings of every test: cheap hashes; limits and patience out of the way unless the test is about them. */
export function testEnvironment(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '8',
    DATABASE_CONNECT_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    BCRYPT_COST: '4',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    SMTP_URL: smtpUrl,
    WEB_ORIGIN: 'http://localhost:3000',
  };
}

interface Extras {
  /** Controllers that exist in this test alone, to see what the platform does around a call. */
  probes?: Type[];
  /** Another API whose database this one works on, as a second process would. */
  sharing?: TestApi;
}

/** Gives the test file an API of its own, on a database of its own, with a mail server of its own. */
export function useApi(
  settings: Readonly<Record<string, string>> = {},
  { probes = [], sharing }: Extras = {},
): TestApi {
  const testDatabase = sharing ? null : useTestDatabase();
  let api: TestApi | undefined;
  let undescribed: () => string[] = () => [];
  beforeAll(async () => {
    const mails = await startMailSink();
    const databaseUrl = testDatabase?.url ?? sharing?.databaseUrl ?? '';
    const config = new Config({ ...testEnvironment(databaseUrl, mails.smtpUrl), ...settings });
    const log = createLog(config);
    const root = AppModule.with(config, log);
    const app = await createApp(config, log, { ...root, controllers: probes });
    await app.listen(0, '127.0.0.1');
    undescribed = watchReplies(app.getHttpServer());
    const http = request(app.getHttpServer());
    api = { app, http, database: app.get(Database), databaseUrl, mails };
  });
  afterEach(() => expect(undescribed()).toEqual([]));
  afterAll(async () => {
    await api?.app.close();
    await api?.mails.stop();
  });
  const opened = (): TestApi => {
    if (api === undefined) throw new Error('The API exists from beforeAll on, not earlier.');
    return api;
  };
  return {
    get app() {
      return opened().app;
    },
    get http() {
      return opened().http;
    },
    get database() {
      return opened().database;
    },
    get databaseUrl() {
      return opened().databaseUrl;
    },
    get mails() {
      return opened().mails;
    },
  };
}
