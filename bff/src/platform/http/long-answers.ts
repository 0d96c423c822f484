import { RouteConfig } from '@nestjs/platform-fastify';
import { SERVICE_LIMITS } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route may work longer than other routes. */
    takesLong?: boolean;
  }
}

/** For a route that does much work in one request, or waits for a change. It may take two minutes. */
export const TakesLong = (): MethodDecorator => RouteConfig({ takesLong: true });

/** Applies the longer time limit to these routes. Call it before routes are added. */
export function allowLongAnswers(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.takesLong) route.handlerTimeout = SERVICE_LIMITS.longAnswerMs;
  });
}
