import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Config } from './config/index.js';
import { clientFiles, devMailbox, PageHeads, PageRenderer } from './platform/client/index.js';
import { ContentVersions } from './platform/content-versions/index.js';
import { ApiAdapter, Drain, requestStart, serveDocumentation } from './platform/http/index.js';
import { type Log, NestLog } from './platform/logging/index.js';
import { Metrics } from './platform/metrics/index.js';
import { Tracing } from './platform/tracing/index.js';

/** Builds the application for every start and every test. The application does not listen yet. */
export async function createApp(
  config: Config,
  log: Log,
  root: DynamicModule = AppModule.with(config, log),
): Promise<NestExpressApplication> {
  const adapter = new ApiAdapter();
  const app = await NestFactory.create<NestExpressApplication>(root, adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', config.http.trustedProxies);
  app.use(requestStart(config, app.get(Drain), { log, metrics: app.get(Metrics), tracing: app.get(Tracing) }));
  if (config.http.corsOrigins.length > 0) {
    app.enableCors({
      origin: [...config.http.corsOrigins],
      credentials: true,
      exposedHeaders: ['x-request-id', 'x-total-rows', 'Retry-After', 'ETag', 'Content-Disposition'],
      maxAge: 600,
    });
  }
  adapter.useFallback(serveDocumentation(app, config));
  if (config.http.devMailboxUrl !== null)
    adapter.useFallback(devMailbox(config.http.devMailboxUrl, config.http.webOrigin));
  if (config.http.webDist !== null) {
    const renderer = new PageRenderer({
      folder: config.http.webDist,
      origin: config.http.webOrigin,
      api: app.getHttpAdapter().getInstance(),
      versions: app.get(ContentVersions),
      log,
    });
    adapter.useFallback(clientFiles(config.http.webDist, config, app.get(PageHeads), renderer));
  }
  await app.init();
  return app;
}
