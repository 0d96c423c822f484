import type { TestServer } from '../test-server';

/** Commands that change nothing; every other one counts as a write, also one that found nothing. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['find', 'getMore', 'aggregate', 'count', 'distinct', 'killCursors'],
  ...['hello', 'ping', 'endSessions'],
]);

/** Write commands that the service sent to its database. */
export class Writes {
  private readonly commands: string[] = [];

  /** Of a server's service from now on, as `insert sessions`. */
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
