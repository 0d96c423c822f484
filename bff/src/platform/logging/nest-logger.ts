import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { scopeFacts } from '../tracing/scope';

/**
 * Writes the lines of Nest and of our own Nest loggers into the one JSON log. Each line names its request or
 * job.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest logs every route and module at start, which only helps while debugging.
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
