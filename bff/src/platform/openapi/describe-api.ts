import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document of all routes; the same code gives the same text. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setTitle('Portal API')
    .setDescription('Calls of the subscriber portal, the administrator portal and the bot gateway.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('portal_session', { type: 'apiKey', in: 'cookie' }, 'subscriber')
    .addCookieAuth('portal_admin', { type: 'apiKey', in: 'cookie' }, 'admin')
    .addBearerAuth({ type: 'http' }, 'machine')
    .build();
  return SwaggerModule.createDocument(app, frame, { autoTagControllers: false });
}
