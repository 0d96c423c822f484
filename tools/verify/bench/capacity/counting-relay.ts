import { type Relay, startRelay } from '../relay';

/** A proxy that counts database commands. */
export interface CountingRelay extends Relay {
  /** Number of commands so far, by collection. */
  asked(collection: string): number;
}

/** Starts a proxy in front of a database at a Unix socket. */
export async function startCountingRelay(uri: string): Promise<CountingRelay> {
  const asked = new Map<string, number>();
  const relay = await startRelay(uri, {
    onCommand(command) {
      // The first field of a command names it. Its value is the collection.
      const [collection] = Object.values(command) as unknown[];
      const name = typeof collection === 'string' ? collection : '';
      asked.set(name, (asked.get(name) ?? 0) + 1);
    },
  });
  return { ...relay, asked: (collection) => asked.get(collection) ?? 0 };
}
