import type { TestServer } from '../test-server';

/** Commands that change nothing. Every other command counts as a write, even if it matched nothing. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['find', 'getMore', 'aggregate', 'count', 'distinct', 'killCursors'],
  // abortTransaction ends reads of one moment.
  ...['hello', 'ping', 'endSessions', 'abortTransaction'],
]);

/** Records the write commands that the service sends to its database. */
export class Writes {
  private readonly commands: string[] = [];

  /** Records those of a server's service from now on, in the form `insert sessions`. */
  static of(server: TestServer): Writes {
    const writes = new Writes();
    server.serviceConnection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (HARMLESS.has(commandName)) return;
      writes.commands.push(`${commandName} ${String(command[commandName])}`);
    });
    return writes;
  }

  get seen(): readonly string[] {
    return this.commands;
  }

  forget(): void {
    this.commands.length = 0;
  }
}
