import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { DatabaseService } from './database.service';

/** How long what was found missing is believed; the migration may be building it just now. */
const REMEMBERED_MS = 5_000;

/** Whether the unique indexes are there, without which nothing is given only once. */
@Injectable()
export class UniqueIndexesService {
  /** At start the database looked itself. */
  private checkedAt: number;
  private check: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DatabaseService,
    private readonly clock: Clock,
  ) {
    this.checkedAt = clock.now().getTime();
  }

  /**
   * Those that are missing; null as long as the database could not be asked. Once all were there that is
   * believed for ever, so a service that works does not ask.
   */
  async findMissing(): Promise<readonly string[] | null> {
    if (this.database.missingIndexes?.length) await this.checkAgain();
    return this.database.missingIndexes;
  }

  /** @throws DomainError service/unavailable as long as one is missing. */
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
