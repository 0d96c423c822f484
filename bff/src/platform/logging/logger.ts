import { pino, type DestinationStream, type Logger } from 'pino';
import { buildInfo } from '../build-info';

/** Writes one JSON object per line with UTC time. Control characters in texts are escaped (SEC-60). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'bff', ...buildInfo },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/** Only these fields. Other fields of library errors may contain whole queries with user input. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const { name: type, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type, message, ...(code ? { code } : {}), ...(stack ? { stack } : {}) };
}
