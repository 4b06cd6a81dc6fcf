import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import express, { Router } from 'express';
import type { Config } from '../../../../config/index.js';
import { matchesEntityTag } from '../../reply/conditional.interceptor.js';
import { PreparedReply } from '../../reply/prepared-reply.js';
import { securityHeaders } from '../../reply/security-headers.js';
import { openApiDocument } from './document.js';

const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Drone soccer API</title>
  <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
</head>
<body>
  <div id="swagger-ui"></div>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/start.js"></script>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '/api/docs.json', dom_id: '#swagger-ui', deepLinking: true, displayOperationId: true });\n`;

/** A new version changes these files under the same addresses, so a cache must not choose their age. */
const revalidated = ['Cache-Control', 'no-cache'] as const;

/** Serves `/api/docs` for people and `/api/docs.json` for programs. The document is built on the first request. */
export function serveDocumentation(app: INestApplication, config: Config): Router {
  const headers = securityHeaders(config, { inlineStyles: true });
  let document: PreparedReply | null = null;
  const router = Router();
  router.get('/api/docs.json', (request, response) => {
    document ??= new PreparedReply(openApiDocument(app));
    response.setHeader('ETag', document.etag);
    response.setHeader(...revalidated);
    if (matchesEntityTag(request.headers['if-none-match'], document.etag)) response.status(304).end();
    else response.type('json').end(document.text);
  });
  router.get('/api/docs', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader(...revalidated);
    response.type('html').send(page);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.setHeader(...revalidated);
    response.type('js').send(startScript);
  });
  router.use('/api/docs', express.static(swaggerUiFolder(), { index: false, maxAge: '1d' }));
  return router;
}

/** Swagger UI is a dependency of @nestjs/swagger, so it is resolved from there, wherever npm has put it. */
function swaggerUiFolder(): string {
  const fromHere = createRequire(import.meta.url);
  const fromSwagger = createRequire(fromHere.resolve('@nestjs/swagger'));
  return dirname(fromSwagger.resolve('swagger-ui-dist/package.json'));
}
