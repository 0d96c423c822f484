import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { Drain } from '../lifecycle/drain';
import { Database } from '../mongo/database';

const REMEMBERED_MS = 5_000;

/** Whether the service can work: the database answers, indexes are there, nobody wants it to stop. */
@Injectable()
export class Readiness {
  private readonly log = new Logger('Readiness');
  private pinged: { readonly at: number; readonly alive: boolean } | null = null;
  /** When the indexes were looked for again; at start the database did. */
  private checkedAt = 0;
  private lastProblem: string | null = null;

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly clock: Clock,
  ) {}

  /** Which database answers. @throws DomainError service/unavailable when not ready. */
  async check(): Promise<'mongodb' | 'embedded'> {
    const problem = await this.findProblem();
    if (problem !== this.lastProblem) this.log.warn(problem ?? 'The service is ready.');
    this.lastProblem = problem;
    if (problem !== null) throw new DomainError('service/unavailable', { problem });
    return this.database.isEmbedded ? 'embedded' : 'mongodb';
  }

  private async findProblem(): Promise<string | null> {
    if (this.drain.isDraining) return 'The service is stopping.';
    if (!(await this.isAlive())) return 'The database does not answer.';
    const missing = await this.findMissingIndexes();
    if (missing === null) return 'The indexes are not checked yet.';
    return missing.length > 0 ? `Unique indexes are missing: ${missing.join('; ')}` : null;
  }

  /** Looked for again while some are missing: the migration may be building them just now. */
  private async findMissingIndexes(): Promise<readonly string[] | null> {
    const now = this.clock.now().getTime();
    if (this.database.missingIndexes?.length && now - this.checkedAt >= REMEMBERED_MS) {
      this.checkedAt = now;
      await this.database.checkIndexes().catch(() => undefined);
    }
    return this.database.missingIndexes;
  }

  /** Asked at most every five seconds, however many probes come (goal O19). */
  private async isAlive(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.pinged?.alive && now - this.pinged.at < REMEMBERED_MS) return true;
    const alive = await this.database.ping().then(
      () => true,
      () => false,
    );
    this.pinged = { at: now, alive };
    return alive;
  }
}
