import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { LoginClearancesRepository } from './login-clearances.repository';
import { LoginHistoryRepository } from './login-history.repository';
import { LoginListsService } from './login-lists.service';

/** Number of ids in one query; MongoDB would not use the index for many more. */
const AT_ONCE = 400;

const target = 'login-history';

/** Deletions of sign-ins by administrators, each with its audit record (SEC-57). */
@Injectable()
export class LoginHistoryActionsService {
  constructor(
    private readonly logins: LoginHistoryRepository,
    private readonly clearances: LoginClearancesRepository,
    private readonly lists: LoginListsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Deletes one sign-in. @throws DomainError login-history/not-found. */
  async delete(origin: Origin, id: string): Promise<void> {
    await this.audit.change(origin, { target }, async () => {
      const [login, after] = [await this.logins.find(id), await this.clearances.read()];
      const isGone = !login || (await this.logins.remove([id], after)) === 0;
      if (isGone) throw new DomainError('login-history/not-found', { id });
      const details = { userId: login.userId, at: login.at.toISOString() };
      return { result: undefined, action: 'login-history/delete', details };
    });
    this.lists.noteDeleted();
  }

  /** Deletes several sign-ins; returns how many still existed. */
  async deleteMany(origin: Origin, ids: readonly string[]): Promise<number> {
    const wanted = [...new Set(ids)];
    const deleted = await this.audit.change(origin, { target }, async () => {
      const after = await this.clearances.read();
      let count = 0;
      for (let from = 0; from < wanted.length; from += AT_ONCE) {
        count += await this.logins.remove(wanted.slice(from, from + AT_ONCE), after);
      }
      const details = { wanted: wanted.length, deleted: count };
      return { result: count, action: 'login-history/delete-many', details };
    });
    this.lists.noteDeleted();
    return deleted;
  }

  /** Deletes all sign-ins: readers ignore them at once, and LoginSweepJob removes them. */
  async clear(origin: Origin): Promise<void> {
    await this.audit.change(origin, { target }, async () => {
      const [now, before] = [this.clock.now(), await this.clearances.read()];
      // The clock of another instance may be ahead; the instant must not go back.
      const clearedAt = now > before ? now : before;
      await this.clearances.write(clearedAt);
      const details = changedDetails(factsOf(before), factsOf(clearedAt));
      return { result: undefined, action: 'login-history/clear', details };
    });
  }
}

/** 1970 means never (LoginClearancesRepository). */
const factsOf = (clearedAt: Date) => ({
  clearedUntil: clearedAt.getTime() === 0 ? null : clearedAt.toISOString(),
});
