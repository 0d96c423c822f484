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

/** The commands that read while `work` runs, without those for sessions, by their collection. */
export async function readsDuring(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<ReadCommand[]> {
  const reads: ReadCommand[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Command }): void => {
    const collection = String(command[commandName]);
    if (READS.includes(commandName) && collection !== 'sessions')
      reads.push({ collection, command });
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return reads.toSorted((one, other) => one.collection.localeCompare(other.collection));
}

/** A command that reads a collection. */
export interface ReadCommand {
  readonly collection: string;
  readonly command: Command;
}

/** The fields of a query, without what belongs to the connection. */
const QUERY = ['find', 'filter', 'sort', 'skip', 'limit', 'projection'];

/** How the database runs a find, as JSON. */
export async function planOf(server: TestServer, { command }: ReadCommand): Promise<string> {
  const query = Object.entries(command).filter(([field]) => QUERY.includes(field));
  const explained = { explain: Object.fromEntries(query), verbosity: 'executionStats' };
  return JSON.stringify(await server.connection.db?.command(explained));
}
