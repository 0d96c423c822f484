import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { type Use, type UseKind, usesOf } from './command-uses';

/** What an application may send to its database. */
export type AllowedUses = Readonly<Record<UseKind, readonly string[]>>;

/** Collects what clients of the database use beside a list. */
export class CommandRecorder {
  private readonly problems = new Set<string>();

  constructor(private readonly allowed: AllowedUses) {}

  /** Listens to a client, which needs `monitorCommands: true`; asked again it listens once. */
  listen(client: Pick<MongoClient, 'on' | 'off'>): void {
    client.off('commandStarted', this.note).on('commandStarted', this.note);
  }

  /** What was used beside the list since the last call: `update $rename (update on users)`. */
  takeProblems(): string[] {
    const problems = [...this.problems];
    this.problems.clear();
    return problems;
  }

  /** @throws Error naming operator, command and collection of each use beside the list. */
  check(): void {
    const problems = this.takeProblems();
    if (problems.length > 0)
      throw new Error(`allowed-operators.ts does not list:\n${problems.join('\n')}`);
  }

  private isAllowed({ kind, name }: Use): boolean {
    return this.allowed[kind].includes(name);
  }

  private readonly note = ({ commandName, command }: CommandStartedEvent): void => {
    const target: unknown = command[commandName];
    const where = typeof target === 'string' ? `${commandName} on ${target}` : commandName;
    for (const use of usesOf(commandName, command))
      if (!this.isAllowed(use)) this.problems.add(`${use.kind} ${use.name} (${where})`);
  };
}
