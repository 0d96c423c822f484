import type { mongo } from 'mongoose';
import type { MetricsService } from '../metrics/metrics.service';

type PoolEvent = Pick<mongo.ConnectionCheckedOutEvent, 'address' | 'connectionId'>;

/** Metrics of a client's connection pool: open, checked out, waited for, and failed waits (OPS-32). */
export function watchPool(client: mongo.MongoClient, metrics: MetricsService): void {
  const help = 'Open connections by state.';
  const count = metrics.gauge('db_client_connection_count', help, ['state']);
  const waiting = metrics.gauge(
    'db_client_connection_pending_requests',
    'Work that waits for a connection.',
  );
  const timeouts = metrics.counter(
    'db_client_connection_timeouts_total',
    'Waits for a connection that failed.',
  );
  // A set of ids, not a counter: the first connections were opened before this listener was added.
  const open = new Set<string>();
  const used = new Set<string>();
  const show = (): void => {
    count.set({ state: 'used' }, used.size);
    count.set({ state: 'idle' }, open.size - used.size);
  };
  const change = (isOpen: boolean, isUsed: boolean) => {
    return ({ address, connectionId }: PoolEvent): void => {
      const name = `${address} ${connectionId}`;
      open[isOpen ? 'add' : 'delete'](name);
      used[isUsed ? 'add' : 'delete'](name);
      show();
    };
  };
  const lend = change(true, true);
  show();
  client.on('connectionCreated', change(true, false));
  client.on('connectionClosed', change(false, false));
  client.on('connectionCheckedIn', change(true, false));
  client.on('connectionCheckOutStarted', () => waiting.inc());
  client.on('connectionCheckedOut', (event) => {
    waiting.dec();
    lend(event);
  });
  client.on('connectionCheckOutFailed', () => {
    waiting.dec();
    timeouts.inc();
  });
}
