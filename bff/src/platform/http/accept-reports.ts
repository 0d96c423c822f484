import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { jsonReader } from './json-body';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts reports that pages and browsers send automatically. */
    takesReports?: boolean;
  }
}

/** Content types of browsers' policy reports. No other route accepts them (SEC-28). */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

const LARGEST_REPORT_BYTES = 16 * 1_024;

/** Lets a public route accept small reports from anonymous callers. */
export const TakesReports = (): MethodDecorator =>
  RouteConfig({ takesReports: true }) as MethodDecorator;

/** The same for policy reports, whose format the browsers define. */
export const TakesPolicyReports = (): MethodDecorator =>
  applyDecorators(
    TakesReports(),
    ApiConsumes(...REPORT_TYPES, 'application/json'),
    ApiBody({ required: true, schema: {} }),
  );

/** Applies the limits of these routes. Call it before routes are added. */
export function acceptReports(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.takesReports) route.bodyLimit = LARGEST_REPORT_BYTES;
  });
  const read = jsonReader(server);
  server.addContentTypeParser<Buffer>(
    REPORT_TYPES,
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.takesReports) read(request, body, done);
      else done(new DomainError('request/unsupported-type'));
    },
  );
}
