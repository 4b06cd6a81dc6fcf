import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The whole API as OpenAPI, read off the routes that really exist. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Drone soccer')
      .setDescription('Every call of the website, the shop and the dashboard.')
      .setVersion('1')
      .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
      .build(),
    { autoTagControllers: false },
  );
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...envelopes },
  };
  return document;
}

const envelopes = {
  SuccessEnvelope: {
    type: 'object',
    required: ['isSuccess', 'message', 'errorCode', 'data'],
    properties: {
      isSuccess: { type: 'boolean', enum: [true] },
      message: { type: 'string' },
      errorCode: { type: 'string', nullable: true },
      data: { nullable: true },
    },
  },
  FailureEnvelope: {
    type: 'object',
    required: ['isSuccess', 'message', 'errorCode', 'data'],
    properties: {
      isSuccess: { type: 'boolean', enum: [false] },
      message: { type: 'string' },
      errorCode: { type: 'string' },
      data: { nullable: true },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  },
} satisfies NonNullable<OpenAPIObject['components']>['schemas'];
