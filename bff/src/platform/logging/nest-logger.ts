import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { scopeFacts } from '../tracing/scope';

/**
 * Sends what Nest and our own Nest loggers say into the one JSON log, with the request or job that it
 * was said in.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest tells every route and module at start; that is for debugging.
    const level = isNestInternal(rest) ? 'debug' : 'info';
    this.logger[level](facts(rest), text(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(
      message instanceof Error ? { ...facts(rest), err: message } : facts(rest),
      text(message),
    );
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(facts(rest), text(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(facts(rest), text(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace(facts(rest), text(message));
  }
}

const NEST_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

const contextOf = (rest: readonly unknown[]): unknown => rest.at(-1);
const isNestInternal = (rest: readonly unknown[]): boolean =>
  NEST_CONTEXTS.has(String(contextOf(rest)));
const facts = (rest: readonly unknown[]): object => ({
  event: 'service',
  context: contextOf(rest),
  ...scopeFacts(),
});
const text = (message: unknown): string =>
  message instanceof Error ? message.message : String(message);
