import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe-api';

/** Serves the OpenAPI document at GET /api/docs, outside production only (SEC-56). */
export function serveOpenApi(app: INestApplication, server: FastifyInstance): void {
  let document: object | null = null;
  server.get('/api/docs', { config: { rate: 'file' } }, () => (document ??= describeApi(app)));
}
