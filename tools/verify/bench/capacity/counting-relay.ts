import { type Relay, startRelay } from '../relay';

/** A relay that counts what is asked. */
export interface CountingRelay extends Relay {
  /** Requests so far, by collection. */
  asked(collection: string): number;
}

/** Stands before a database at a Unix socket. */
export async function startCountingRelay(uri: string): Promise<CountingRelay> {
  const asked = new Map<string, number>();
  const relay = await startRelay(uri, {
    onCommand(command) {
      // Of every command of the driver the first field names it, with the collection as value.
      const [collection] = Object.values(command) as unknown[];
      const name = typeof collection === 'string' ? collection : '';
      asked.set(name, (asked.get(name) ?? 0) + 1);
    },
  });
  return { ...relay, asked: (collection) => asked.get(collection) ?? 0 };
}
