import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { listRoutes } from '../http/route-list';
import { describeOperation, openApiPath } from './operations';
import { ANSWER_TYPES, FAILURE_SCHEMA } from './schemas';

/**
 * The OpenAPI document of all routes. Nest adds the request bodies from the DTO classes. The answers come
 * from the contract's types (scripts/contract-schemas.ts), and everything else from its calls and the
 * policies.
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, frame(), { autoTagControllers: false });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...ANSWER_TYPES, Failure: FAILURE_SCHEMA },
  };
  for (const route of listRoutes(app)) {
    const { call, policy } = route;
    if (!call || !policy) continue;
    const path = document.paths[openApiPath(call.path)];
    const method = call.method.toLowerCase() as 'get';
    const operation = path?.[method];
    if (path && operation) path[method] = describeOperation(operation, call, policy, route);
  }
  return document;
}

/** The document as JSON text for openapi.json. The same routes always give the same text. */
export function printApi(document: OpenAPIObject): string {
  const paths = Object.fromEntries(
    Object.entries(document.paths).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`;
}

function frame(): Omit<OpenAPIObject, 'paths'> {
  return new DocumentBuilder()
    .setTitle('Portal API')
    .setDescription('Calls of the subscriber portal, the administrator portal and the bot gateway.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addSecurity('subscriber', { type: 'apiKey', in: 'cookie', name: 'portal_session' })
    .addSecurity('admin', { type: 'apiKey', in: 'cookie', name: 'portal_admin' })
    .addSecurity('machine', { type: 'http', scheme: 'bearer' })
    .build();
}
