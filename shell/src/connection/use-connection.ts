import { CONNECTION_EVENT, type ConnectionSign, send } from '@portal/api-client';
import { getSession } from '@portal/contracts';
import { useEffect, useSyncExternalStore } from 'react';

import { type Connection, ConnectionMonitor } from './connection-monitor';

const readers = new Set<() => void>();
const recoveries = new Set<() => void>();

const monitor = new ConnectionMonitor({
  isOnline: () => navigator.onLine,
  // Whatever it answers: the signs that every request sends are all that is wanted.
  probe: () => void send(getSession).catch(() => undefined),
  onChange: () => readers.forEach((read) => read()),
  onRecovery: () => recoveries.forEach((recover) => recover()),
});

const isSign = (event: Event): event is CustomEvent<ConnectionSign> => event instanceof CustomEvent;
const listen = (event: Event): void => {
  if (isSign(event)) monitor.note(event.detail);
};

function subscribe(onChange: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener(CONNECTION_EVENT, listen);
    window.addEventListener('online', monitor.noteDevice);
    window.addEventListener('offline', monitor.noteDevice);
  }
  readers.add(onChange);
  return () => {
    readers.delete(onChange);
    if (readers.size > 0) return;
    window.removeEventListener(CONNECTION_EVENT, listen);
    window.removeEventListener('online', monitor.noteDevice);
    window.removeEventListener('offline', monitor.noteDevice);
  };
}

/** How the connection to the service is now. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => monitor.connection);
}

/** Calls a function when the connection works again after a time without. The banner of the page must be mounted. */
export function useRecovery(recover: () => void): void {
  useEffect(() => {
    recoveries.add(recover);
    return () => void recoveries.delete(recover);
  }, [recover]);
}
