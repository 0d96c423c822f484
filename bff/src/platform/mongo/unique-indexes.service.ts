import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { DatabaseService } from './database.service';

/** How long the result of a check with missing indexes is used. The migration may be building them now. */
const REMEMBERED_MS = 5_000;

/** Checks whether the unique indexes exist. Without them money, codes or accounts could be given twice. */
@Injectable()
export class UniqueIndexesService {
  /** At start, DatabaseService makes the first check. */
  private checkedAt: number;
  private check: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DatabaseService,
    private readonly clock: Clock,
  ) {
    this.checkedAt = clock.now().getTime();
  }

  /**
   * The missing unique indexes; null before the first check. When none is missing, the check is never
   * repeated, so a working service sends no queries for it.
   */
  async findMissing(): Promise<readonly string[] | null> {
    if (this.database.missingIndexes?.length) await this.checkAgain();
    return this.database.missingIndexes;
  }

  /** @throws DomainError service/unavailable while one is missing. */
  async demand(): Promise<void> {
    const missing = await this.findMissing();
    if (missing?.length === 0) return;
    throw new DomainError('service/unavailable', {
      problem: 'Unique indexes are missing.',
      retryAfterSeconds: REMEMBERED_MS / 1_000,
    });
  }

  private async checkAgain(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.checkedAt >= REMEMBERED_MS) {
      this.checkedAt = now;
      this.check = this.database.checkIndexes().catch(() => undefined);
    }
    await this.check;
  }
}
