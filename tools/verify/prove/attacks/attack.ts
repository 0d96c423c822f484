import type { Production } from '../restarts/production';
import type { TestAdmin } from './administrators';

/** The target of an attack: the running system, and the accounts that the attack may use. */
export interface Target {
  readonly production: Production;
  readonly admins: Readonly<Record<'owner' | 'finance' | 'support' | 'viewer', TestAdmin>>;
  /** An empty folder for files and systems of the attack. */
  readonly folder: string;
}

/** Result of an attack. */
export interface Seen {
  /** One line for the table. */
  readonly answer: string;
  /** True when the service withstood the attack. */
  readonly holds: boolean;
}

/** One attack on the running system from outside. */
export interface Attack {
  /** Short name of the finding that it repeats, such as `F1`. */
  readonly finding: string;
  readonly what: string;
  /** Result before the finding was fixed. */
  readonly before: string;
  run(target: Target): Promise<Seen>;
}

/** A row of the printed table. */
export interface AttackRow extends Seen {
  readonly finding: string;
  readonly what: string;
  readonly before: string;
}
