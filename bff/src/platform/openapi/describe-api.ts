import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { listRoutes } from '../http/route-list';
import { describeOperation, openApiPath } from './operations';
import { ANSWER_TYPES, FAILURE_SCHEMA } from './schemas';
import { TAG_OBJECTS } from './tags';
import { withoutUnused } from './used-components';

const INFO = {
  title: 'Portal API',
  version: '1',
  description: [
    'Calls of the subscriber portal, the administrator portal, the bot and the payment relay.',
    'Every answer is JSON with `success`. A refusal also has a `code`, which programs compare, a `message` for',
    'people, and the `requestId` of the log. Dates are ISO 8601 in UTC, durations whole days, balances whole',
    'videos, and amounts BDT, unless a call says otherwise. bff/README.md explains keys and signatures.',
  ].join('\n'),
  contact: { name: 'Operators of the service' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

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
  return withoutUnused(document);
}

/** The document as JSON text for openapi.json. The same routes always give the same text. */
export function printApi(document: OpenAPIObject): string {
  const paths = Object.fromEntries(
    Object.entries(document.paths).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`;
}

function frame(): Omit<OpenAPIObject, 'paths'> {
  const built = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'The service that serves this description.')
    .addServer('http://127.0.0.1:4200', 'A service on this computer, started with `npm start`.')
    .addSecurity('subscriber', {
      type: 'apiKey',
      in: 'cookie',
      name: 'portal_session',
      description: 'Session of a subscriber; `__Host-portal_session` in production.',
    })
    .addSecurity('admin', {
      type: 'apiKey',
      in: 'cookie',
      name: 'portal_admin',
      description: 'Session of an administrator; `__Host-portal_admin` in production.',
    })
    .addSecurity('machine', {
      type: 'http',
      scheme: 'bearer',
      description: 'Key of the bot or of the payment relay.',
    })
    .build();
  return { ...built, info: INFO, tags: TAG_OBJECTS };
}
