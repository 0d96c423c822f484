import { BSON, type Document } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
import { type Relay, startRelay } from '../relay';

/** The commands of one request. Commands of a group were sent before any of the group was answered. */
type Recording = readonly (readonly Document[])[];

/** What the bare server does for a path. */
export interface Recorded {
  readonly commands: Recording;
  /** The answer of the service. A route that sends no command is compared with a server that has this text. */
  readonly answer: string;
}

/** A proxy that records the database commands of a request. */
export interface Recorder extends Relay {
  /** Records the run with the fewest commands, so that jobs and first counts are left out. */
  record(request: () => Promise<unknown>): Promise<Recording>;
}

/** Fields of the connection, not of the query. */
const ENVELOPE = new Set(['lsid', '$db', '$clusterTime', 'txnNumber', '$readPreference']);
const OWN = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);
const TRIES = 5;
/** Time without commands that must pass before a request, in ms. */
const QUIET_MS = 250;

const stripped = (command: Document): Document =>
  Object.fromEntries(Object.entries(command).filter(([field]) => !ENVELOPE.has(field)));

/** A command of a snapshot keeps the name of its session. */
const recordedOf = (command: Document): Document =>
  command['autocommit'] === false
    ? { ...stripped(command), snapshot: BSON.EJSON.stringify(command['lsid']) }
    : stripped(command);

const countOf = (recording: Recording): number => recording.flat().length;

/** Starts a proxy between a service and its database. */
export async function startRecorder(uri: string): Promise<Recorder> {
  let groups: Document[][] = [];
  let isAnswered = true;
  let lastAt = 0;
  const quiet = async (): Promise<void> => {
    while (performance.now() - lastAt < QUIET_MS) await pause(20);
  };
  const relay = await startRelay(uri, {
    onCommand(command) {
      if (OWN.has(Object.keys(command)[0] ?? '')) return;
      lastAt = performance.now();
      if (isAnswered) groups.push([]);
      isAnswered = false;
      groups.at(-1)?.push(recordedOf(command));
    },
    onAnswer() {
      isAnswered = true;
    },
  });
  return {
    ...relay,
    async record(request) {
      const recordings: Recording[] = [];
      for (let tries = 0; tries < TRIES; tries += 1) {
        await quiet();
        groups = [];
        isAnswered = true;
        await request();
        recordings.push(groups);
        // Later commands do not belong to the request.
        groups = [];
      }
      return recordings.toSorted((one, other) => countOf(one) - countOf(other))[0] ?? [];
    },
  };
}
