import type { mongo } from 'mongoose';
import type { TestServer } from './test-server';

type Command = Readonly<Record<string, unknown>>;

/** Names of the commands that the transactions of a service send while `work` runs, in order. */
export async function transactionCommands(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const names: string[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Command }): void => {
    if (command['autocommit'] === false) names.push(commandName);
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return names;
}

/** Commands that read: each names its collection. */
const READS = ['find', 'aggregate', 'count'];

/** A command that reads a collection. */
export interface ReadCommand {
  readonly collection: string;
  readonly command: Command;
  /** Places in the order of all starts and ends of reads. */
  readonly started: number;
  ended: number;
}

/** Whether two reads were sent together: neither waited for the answer of the other. */
export const areTogether = (one: ReadCommand, other: ReadCommand): boolean =>
  one.started < other.ended && other.started < one.ended;

/** The commands that read while `work` runs, by their collection. */
export async function readsDuring(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<ReadCommand[]> {
  const reads = new Map<number, ReadCommand>();
  let place = 0;
  const start = ({ commandName, command, requestId }: mongo.CommandStartedEvent): void => {
    const collection = String(command[commandName]);
    if (!READS.includes(commandName)) return;
    reads.set(requestId, { collection, command, started: (place += 1), ended: Infinity });
  };
  const end = ({ requestId }: mongo.CommandSucceededEvent): void => {
    const read = reads.get(requestId);
    if (read) read.ended = place += 1;
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', start).on('commandSucceeded', end);
  try {
    await work();
  } finally {
    client.off('commandStarted', start).off('commandSucceeded', end);
  }
  return [...reads.values()].sort((one, other) => one.collection.localeCompare(other.collection));
}

/** The collections of reads, without the sessions of callers. */
export const namesOf = (reads: readonly ReadCommand[]): string[] =>
  reads.map(({ collection }) => collection).filter((name) => name !== 'sessions');

/** The fields of a query, without what belongs to the connection. */
const QUERY = ['find', 'filter', 'sort', 'skip', 'limit', 'projection'];

/** How the database runs a find, as JSON. */
export async function planOf(server: TestServer, { command }: ReadCommand): Promise<string> {
  const query = Object.entries(command).filter(([field]) => QUERY.includes(field));
  const explained = { explain: Object.fromEntries(query), verbosity: 'executionStats' };
  return JSON.stringify(await server.connection.db?.command(explained));
}
