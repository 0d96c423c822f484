import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { DrainService } from '../lifecycle/drain.service';
import { DatabaseService } from '../mongo/database.service';
import { UniqueIndexesService } from '../mongo/unique-indexes.service';

const REMEMBERED_MS = 5_000;

/**
 * Whether the service is ready: the database answers and is complete, the indexes exist, and no shutdown has
 * started.
 */
@Injectable()
export class ReadinessService {
  private readonly log = new Logger('Readiness');
  /**
   * Result of the last check of the database; null while there was none. `problem` null: the database is
   * fine.
   */
  private asked: { readonly at: number; readonly problem: string | null } | null = null;
  private lastProblem: string | null = null;

  constructor(
    private readonly database: DatabaseService,
    private readonly indexes: UniqueIndexesService,
    private readonly drain: DrainService,
    private readonly clock: Clock,
  ) {}

  /** The kind of database in use. @throws DomainError service/unavailable when not ready. */
  async check(): Promise<'mongodb' | 'embedded'> {
    const problem = await this.findProblem();
    if (problem !== this.lastProblem) this.log.warn(problem ?? 'The service is ready.');
    this.lastProblem = problem;
    if (problem !== null) throw new DomainError('service/unavailable', { problem });
    return this.database.isEmbedded ? 'embedded' : 'mongodb';
  }

  private async findProblem(): Promise<string | null> {
    if (this.drain.isDraining) return 'The service is stopping.';
    const problem = await this.askDatabase();
    if (problem !== null) return problem;
    const missing = await this.indexes.findMissing();
    if (missing === null) return 'The indexes are not checked yet.';
    return missing.length > 0 ? `Unique indexes are missing: ${missing.join('; ')}` : null;
  }

  /** Checks at most every five seconds while the database is fine, however many probes come (OPS-19). */
  private async askDatabase(): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (this.asked?.problem === null && now - this.asked.at < REMEMBERED_MS) return null;
    const problem = await this.problemOfDatabase();
    this.asked = { at: now, problem };
    return problem;
  }

  private async problemOfDatabase(): Promise<string | null> {
    try {
      await this.database.ping();
      return (await this.database.isHalfRestored()) ? 'A backup is only half restored.' : null;
    } catch {
      return 'The database does not answer.';
    }
  }
}
