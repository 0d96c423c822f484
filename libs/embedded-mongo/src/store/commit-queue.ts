import type { ChangeHistory } from '../changes/history';
import type { Locks } from '../transactions/locks';
import type { Catalog } from './catalog';
import { Draft } from './draft';
import type { Environment } from './environment';

/** A change that waits for the next commit. */
interface Waiting {
  /** Runs it inside the commit. The returned function gives its result to the caller. */
  run(): () => void;
  reject(error: unknown): void;
}

/**
 * Commits changes in groups. While one commit is flushed to disk on another thread, readers go on with the
 * commit before it, and the changes that arrive share the next commit. Nobody gets a result before its flush.
 */
export class CommitQueue {
  private readonly waiting: Waiting[] = [];
  private readonly alone: (() => void)[] = [];
  private working: Promise<void> | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
    private readonly history: ChangeHistory,
    private readonly locks: Locks,
  ) {}

  /**
   * Runs a change in the next commit, after all earlier ones. It resolves when the change is on disk. When it
   * throws, nothing of it is written, and the other changes of the commit stay.
   */
  add<T>(change: (draft: Draft) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): (() => void) => {
        const draft = new Draft(this.environment.latest, this.locks);
        let result: T;
        try {
          result = change(draft);
        } catch (error) {
          return () => reject(error);
        }
        draft.applyTo(this.environment);
        this.history.append(draft.recorded);
        this.locks.changing(draft.locked);
        return () => resolve(result);
      };
      this.waiting.push({ run, reject });
      this.start();
    });
  }

  /** Runs a change of the catalog between two commits. It commits by itself, and everything waits for it. */
  runAlone<T>(change: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.alone.push(() => {
        try {
          resolve(change());
          this.history.committed();
        } catch (error) {
          this.history.reload();
          reject(error);
        }
      });
      this.start();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.working;
  }

  private start(): void {
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (this.waiting.length + this.alone.length > 0) this.start();
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length + this.alone.length > 0) {
      for (const run of this.alone.splice(0)) run();
      if (this.waiting.length > 0) await this.commit();
    }
  }

  private async commit(): Promise<void> {
    let group: Waiting[] = [];
    try {
      const answers = await this.environment.commitInBackground(() => {
        group = this.waiting.splice(0);
        const results = group.map(({ run }) => run());
        this.catalog.saveChanges();
        return results;
      });
      this.catalog.changesSaved();
      this.locks.committed();
      for (const answer of answers) answer();
      this.history.committed();
    } catch (error) {
      this.locks.dropped();
      this.catalog.reload();
      this.history.reload();
      for (const { reject } of group.length > 0 ? group : this.waiting.splice(0)) reject(error);
    }
  }
}
