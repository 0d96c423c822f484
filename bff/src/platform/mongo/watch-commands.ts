import type { Span } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { SECONDS } from '../metrics/buckets';
import type { MetricsService } from '../metrics/metrics.service';
import { markFailed, type TracingService } from '../tracing/tracing.service';

/** Commands that have their own label. All other commands of a driver share one. */
const COMMANDS = new Set([
  ...['find', 'getMore', 'killCursors', 'aggregate', 'count', 'distinct'],
  ...['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'],
  ...['commitTransaction', 'abortTransaction', 'endSessions'],
  ...['create', 'createIndexes', 'listIndexes', 'ping', 'hello', 'buildinfo'],
]);

/** Measures every command of a client by its name, and adds a span within a request or job. */
export function watchCommands(
  client: mongo.MongoClient,
  metrics: MetricsService,
  tracing: TracingService,
): void {
  const durations = metrics.histogram(
    'db_client_operation_duration_seconds',
    'Database commands by name and result.',
    ['db_operation_name', 'result'],
    SECONDS,
  );
  const spans = new Map<string, Span>();

  client.on('commandStarted', (event) => {
    if (!tracing.isOn) return;
    const { commandName, databaseName } = event;
    const collection = collectionOf(event);
    const span = tracing.startCall(collection ? `${commandName} ${collection}` : commandName, {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      'db.namespace': databaseName,
      ...(collection ? { 'db.collection.name': collection } : {}),
    });
    if (span) spans.set(keyOf(event), span);
  });
  const end = (
    event: mongo.CommandSucceededEvent | mongo.CommandFailedEvent,
    failure: string | null,
  ): void => {
    const name = COMMANDS.has(event.commandName) ? event.commandName : 'other';
    const labels = { db_operation_name: name, result: failure === null ? 'ok' : 'failed' };
    durations.observe(labels, event.duration / 1_000);
    const span = spans.get(keyOf(event));
    if (!span) return;
    spans.delete(keyOf(event));
    if (failure !== null) markFailed(span, failure);
    span.end();
  };
  client.on('commandSucceeded', (event) => end(event, null));
  client.on('commandFailed', (event) => end(event, event.failure.name));
}

const keyOf = (event: { requestId: number; connectionId?: string | number | undefined }): string =>
  `${event.connectionId} ${event.requestId}`;

/** `getMore` names the collection in another field. Commands on the whole database name none. */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): string | null {
  const target: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof target === 'string' ? target : null;
}
