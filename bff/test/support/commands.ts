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
