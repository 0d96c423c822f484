import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe-api';

/** Answers GET /api/docs with the description of the API; outside production only (SEC-56). */
export function serveOpenApi(app: INestApplication, server: FastifyInstance): void {
  let document: object | null = null;
  server.get('/api/docs', { config: { rate: 'file' } }, () => (document ??= describeApi(app)));
}
