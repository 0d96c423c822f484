import type { Span } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the work under way, for its lines in the log and its spans (OPS-31). */
export interface Scope {
  readonly requestId?: string;
  /** Name of the job that runs. */
  readonly job?: string;
  readonly traceId?: string;
  /** What is measured at the moment; null while tracing is off. */
  readonly span: Span | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The scope of the code that asks; null outside requests and jobs. */
export const currentScope = (): Scope | null => scopes.getStore() ?? null;

/** Does work of which everything it starts knows the scope. */
export const runInScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** The scope as it stands in a line of the log. */
export function scopeFacts(): Omit<Scope, 'span'> {
  const { span: _span, ...facts } = scopes.getStore() ?? { span: null };
  return facts;
}
