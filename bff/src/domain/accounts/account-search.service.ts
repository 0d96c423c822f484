import { Injectable } from '@nestjs/common';
import { isPlaceholderName, nameFit, parseUserId } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from './account';
import type { AccountRow } from './account-list';
import { AccountListsService } from './account-lists.service';
import { AccountsService } from './accounts.service';

/** Finds the one user an administrator means (spec admin.md §2, User Manager). */
@Injectable()
export class AccountSearchService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly lists: AccountListsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The user with this id; else the one of this name, whatever its case; else the one whose name it
   * fits best as a part. Of equals, the shorter name, then the lower id.
   * @throws DomainError accounts/not-found.
   */
  async findBest(text: string): Promise<Account> {
    const userId = parseUserId(isPlaceholderName(text) ? text.replace(/^User /, '') : text);
    const named = userId === null ? null : await this.accounts.find(userId);
    if (named) return named;
    const [best] = (await this.lists.search(text, 'userId', this.clock.now()))
      .flatMap((row) => ranked(text, row))
      .sort((one, other) => compare(one.rank, other.rank));
    if (!best) throw new DomainError('accounts/not-found');
    return this.accounts.get(best.userId);
  }
}

interface Ranked {
  readonly userId: number;
  /** Lower is better, the first difference decides. */
  readonly rank: readonly number[];
}

function ranked(text: string, { userId, name }: AccountRow): Ranked[] {
  const fit = nameFit(text, name);
  return fit === null ? [] : [{ userId, rank: [fit, [...name].length, userId] }];
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference) ?? 0;
}
