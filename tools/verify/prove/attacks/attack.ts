import type { Production } from '../restarts/production';
import type { TestAdmin } from './administrators';

/** What an attack works on: the running system, and whom it may sign in as. */
export interface Target {
  readonly production: Production;
  readonly admins: Readonly<Record<'owner' | 'finance' | 'support' | 'viewer', TestAdmin>>;
  /** An empty folder for what an attack starts itself. */
  readonly folder: string;
}

/** What an attack saw. */
export interface Seen {
  /** In one line, for the table. */
  readonly answer: string;
  /** True when the service held. */
  readonly holds: boolean;
}

/** One attack on the running system, from outside. */
export interface Attack {
  /** Short name of the finding it repeats, such as `F1`. */
  readonly finding: string;
  readonly what: string;
  /** What it brought before the finding was closed. */
  readonly before: string;
  run(target: Target): Promise<Seen>;
}

/** A row of the printed table. */
export interface AttackRow extends Seen {
  readonly finding: string;
  readonly what: string;
  readonly before: string;
}
