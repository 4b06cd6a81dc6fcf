import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startMailSink, type MailSink, testDatabase } from '@dronesoccer/devkit';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/app.js';
import { Config } from '../../src/config/index.js';
import { Database } from '../../src/platform/database/index.js';
import { createLog } from '../../src/platform/logging/index.js';
import { type Client, clientOf } from './client.js';
import { watchAudit } from './audited-calls.js';
import { watchReplies } from './described-replies.js';
import { patienceMs } from './eventually.js';
import { watchStatementNames } from './statement-names.js';

export type Agent = ReturnType<typeof request>;

export interface TestApi {
  readonly app: NestExpressApplication;
  /** The address of the API, without a path. */
  readonly origin: string;
  /** Calls the API without an account. */
  readonly guest: Client;
  /** Calls the API as this person. */
  as(person: { bearer: { authorization: string } }): Client;
  /** Calls the API over HTTP, for tests of HTTP itself. */
  readonly http: Agent;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly mails: MailSink;
  /**
   * Registers `close` for other resources of the test file. It runs after the tests and before the API and its database
   * close, the last registered first.
   */
  onClose(close: () => Promise<void>): void;
}

/**
 * The default settings of tests: cheap hashes, and limits and timeouts too high to matter unless the test is about
 * them.
 */
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

export interface Extras {
  /** Controllers for this test only, to observe what the platform does around a call. */
  probes?: Type[];
  /** Features for this test only: modules in addition to those of the product. */
  features?: Type[];
  /** Matches deviations from OpenAPI that are allowed, such as a value that exists only in this test. */
  alsoAnswers?: RegExp;
  /** Another API whose database this API shares, as a second process would. */
  sharing?: TestApi;
}

/** Gives the test file an API with a separate database and mail server. */
export function useApi(
  settings: Readonly<Record<string, string>> = {},
  { probes = [], features = [], alsoAnswers, sharing }: Extras = {},
): TestApi {
  let api: Omit<TestApi, 'onClose' | 'guest' | 'as'> | undefined;
  let undescribed: () => string[] = () => [];
  let sharedNames: () => string[] = () => [];
  let unaudited: () => Promise<string[]> = () => Promise.resolve([]);
  const closing: (() => Promise<void>)[] = [];
  // Hooks of one kind run in order of registration, so an API that shares a database registers its cleanup with the API
  // that owns it.
  const onClose = sharing?.onClose ?? ((close) => void closing.push(close));
  const openDatabase = async (): Promise<string> => {
    if (sharing !== undefined) return sharing.databaseUrl;
    const database = await testDatabase();
    onClose(database.drop);
    return database.url;
  };
  beforeAll(async () => {
    const databaseUrl = await openDatabase();
    const mails = await startMailSink({ patienceMs });
    onClose(mails.stop);
    const config = new Config({ ...testEnvironment(databaseUrl, mails.smtpUrl), ...settings });
    const log = createLog(config, process.stdout); // the default logger keeps a timer for the lifetime of the process
    const root = AppModule.with(config, log);
    const imports = [...(root.imports ?? []), ...features];
    const app = await createApp(config, log, { ...root, imports, controllers: probes });
    onClose(() => app.close());
    await app.listen(0, '127.0.0.1');
    undescribed = watchReplies(app.getHttpServer());
    sharedNames = watchStatementNames();
    unaudited = watchAudit(app.getHttpServer(), app.get(Database));
    const http = request(app.getHttpServer());
    api = { app, origin: await app.getUrl(), http, database: app.get(Database), databaseUrl, mails };
  });
  afterEach(() => expect(undescribed().filter((fault) => !alsoAnswers?.test(fault))).toEqual([]));
  afterEach(() => expect(sharedNames()).toEqual([]));
  afterEach(async () => expect(await unaudited()).toEqual([]));
  if (sharing === undefined) {
    afterAll(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });
  }
  const opened = () => {
    if (api === undefined) throw new Error('The API exists from beforeAll on, not earlier.');
    return api;
  };
  return {
    get app() {
      return opened().app;
    },
    get origin() {
      return opened().origin;
    },
    get guest() {
      return clientOf(opened().origin);
    },
    as: ({ bearer }) => clientOf(opened().origin, bearer),
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
    onClose,
  };
}
