import multipart from '@fastify/multipart';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts a file as multipart form; no other route does. */
    takesUpload?: boolean;
  }
}

/** Longer than a request may take to arrive, because a slow upload is not a slow answer. */
const UPLOAD_TIMEOUT_MS = 45_000;

/** Lets a route accept a multipart form with one file. Read it with UploadsService. */
export const TakesUpload = (field: string): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesUpload: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      required: true,
      schema: {
        type: 'object',
        required: [field],
        properties: { [field]: { type: 'string', format: 'binary' } },
      },
    }),
  );

/** Accepts multipart forms on routes with TakesUpload only; elsewhere the answer stays 415 (SEC-28). */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart);
  server.addHook('onRoute', (route) => {
    if (route.config?.takesUpload) route.handlerTimeout = UPLOAD_TIMEOUT_MS;
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const isWelcome = !request.isMultipart() || request.routeOptions.config.takesUpload;
    done(isWelcome ? undefined : new DomainError('request/unsupported-type'));
  });
}
