import { SUPPORTED } from '@portal/embedded-mongo';
import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { type Use, type UseKind, usesOf } from './command-uses';

const ALLOWED: Readonly<Record<UseKind, readonly string[]>> = SUPPORTED;
const isAllowed = ({ kind, name }: Use): boolean => ALLOWED[kind].includes(name);

/** Records what database clients send that the embedded engine does not support. */
export class CommandRecorder {
  private readonly problems = new Set<string>();

  /**
   * Listens to a client, which needs `monitorCommands: true`. A second call for the same client has no
   * effect.
   */
  listen(client: Pick<MongoClient, 'on' | 'off'>): void {
    client.off('commandStarted', this.note).on('commandStarted', this.note);
  }

  /** The uses outside of its list since the last call: `update $rename (update on users)`. */
  takeProblems(): string[] {
    const problems = [...this.problems];
    this.problems.clear();
    return problems;
  }

  /** @throws Error with operator, command and collection of each use outside of the list. */
  check(): void {
    const problems = this.takeProblems();
    if (problems.length > 0)
      throw new Error(`libs/embedded-mongo does not support:\n${problems.join('\n')}`);
  }

  private readonly note = ({ commandName, command }: CommandStartedEvent): void => {
    const target: unknown = command[commandName];
    const where = typeof target === 'string' ? `${commandName} on ${target}` : commandName;
    for (const use of usesOf(commandName, command))
      if (!isAllowed(use)) this.problems.add(`${use.kind} ${use.name} (${where})`);
  };
}
