import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { type Use, type UseKind, usesOf } from './command-uses';

/** The names that an application may use in database commands, by kind. */
export type AllowedUses = Readonly<Record<UseKind, readonly string[]>>;

/** Records what database clients use outside of an allowed list. */
export class CommandRecorder {
  private readonly problems = new Set<string>();

  constructor(private readonly allowed: AllowedUses) {}

  /**
   * Listens to a client, which needs `monitorCommands: true`. A second call for the same client has no
   * effect.
   */
  listen(client: Pick<MongoClient, 'on' | 'off'>): void {
    client.off('commandStarted', this.note).on('commandStarted', this.note);
  }

  /** The uses outside of the list since the last call: `update $rename (update on users)`. */
  takeProblems(): string[] {
    const problems = [...this.problems];
    this.problems.clear();
    return problems;
  }

  /** @throws Error with operator, command and collection of each use outside of the list. */
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
