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

/** The collections that a service reads while `work` runs, once for each command, without that of sessions. */
export async function readsDuring(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const collections: string[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Command }): void => {
    const collection = String(command[commandName]);
    if (READS.includes(commandName) && collection !== 'sessions') collections.push(collection);
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return collections.sort();
}
