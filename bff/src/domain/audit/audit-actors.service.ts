import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CachedReading } from '../../platform/mongo/cached-reading';
import { AuditRepository } from './audit.repository';

/** Age up to which the names may miss an administrator whose first record another instance wrote. */
const MAX_AGE_MS = 30_000;

/** Names of the administrators with a record. Reading them takes one query for each name. */
@Injectable()
export class AuditActorsService {
  private readonly names: CachedReading<readonly string[]>;
  private known: readonly string[] = [];

  constructor(
    private readonly audit: AuditRepository,
    clock: Clock,
  ) {
    this.names = new CachedReading(() => this.readAll(), MAX_AGE_MS, clock);
  }

  /** The names, in alphabetical order. */
  async list(): Promise<readonly string[]> {
    return this.names.read();
  }

  /** Clears the cache when a record has a name that is not known. Call it after the record was written. */
  noteRecord(actor: string | null): void {
    if (actor !== null && !this.known.includes(actor)) this.names.forget();
  }

  private async readAll(): Promise<readonly string[]> {
    this.known = await this.audit.actors();
    return this.known;
  }
}
