import { readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Describes the whole API as OpenAPI, from the routes that the application has registered. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setOpenAPIVersion('3.1.0')
      .setTitle('Drone soccer')
      .setDescription('Every call of the website, the shop and the dashboard.')
      .setVersion('1')
      .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
      .build(),
    { autoTagControllers: false },
  );
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...replySchemas() },
  };
  return withNulls(document);
}

/** Swagger writes `nullable`, which OpenAPI 3.1 dropped, so a nullable value becomes a union with `null`. */
function withNulls(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('nullable' in value)) return value;
    const { nullable, ...schema } = value;
    return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
  }) as OpenAPIObject;
}

/** Generated from the wire types of the contracts when the API is built. */
const repliesFile = new URL('./generated/replies.json', import.meta.url);

/** Returns the schemas of all replies and of their nested types, by name. */
export function replySchemas(): Schemas {
  return JSON.parse(readFileSync(repliesFile, 'utf8')) as Schemas;
}
