import { RouteConfig } from '@nestjs/platform-fastify';
import { SERVICE_LIMITS } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route works longer than answers usually may. */
    takesLong?: boolean;
  }
}

/** For a route that does much in one go and is seldom called: it may take two minutes. */
export const TakesLong = (): MethodDecorator => RouteConfig({ takesLong: true });

/** Gives those routes their time; to be called before routes are added. */
export function allowLongAnswers(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.takesLong) route.handlerTimeout = SERVICE_LIMITS.longAnswerMs;
  });
}
