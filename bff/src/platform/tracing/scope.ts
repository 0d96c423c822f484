import type { Span } from '@opentelemetry/api';
import { ContextValue } from '../context/context-value';

/** Context of the current request or job, for its log lines and spans (OPS-31). */
export interface Scope {
  readonly requestId?: string;
  /** Name of the running job. */
  readonly job?: string;
  readonly traceId?: string;
  /** The current span; null while tracing is off. */
  readonly span: Span | null;
}

const scopes = new ContextValue<Scope>();

/** The scope of the current code; null outside requests and jobs. */
export const currentScope = (): Scope | null => scopes.get() ?? null;

/** Runs work with a scope, also for everything asynchronous that it starts. */
export const runInScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** The fields of the scope for a log line. */
export function scopeFacts(): Omit<Scope, 'span'> {
  const { span: _span, ...facts } = scopes.get() ?? { span: null };
  return facts;
}
