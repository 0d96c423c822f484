import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { PaymentMessagesService } from '../payment-messages/payment-messages.service';
import { type MoneyKind, WaitingMoneyService } from '../payments/review/waiting-money.service';
import { ANY_MONEY, isAnyMoney, type MoneyFilter } from '../payments/settlement/money-filter';

/** Kinds of entries of the payment inbox. */
type Kind = MoneyKind | 'unparsed';

/**
 * Number of entries of the payment inbox per kind. Above 2,000 entries they are as old as CachedCounts allows,
 * but a decision of this instance counts at once.
 */
@Injectable()
export class InboxCountsService {
  private readonly counts: CachedCounts<Kind>;

  constructor(
    private readonly money: WaitingMoneyService,
    messages: PaymentMessagesService,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts(async () => {
      const [waiting, unparsed] = await Promise.all([money.count(), messages.countUnparsed()]);
      return { ...waiting, unparsed };
    });
  }

  /** The counts under a filter. A message that was not parsed has no money, so a filter leaves it out. */
  async read(filter: MoneyFilter = ANY_MONEY): Promise<Readonly<Record<Kind, number>>> {
    if (isAnyMoney(filter)) return this.counts.read(this.clock.now());
    return { ...(await this.money.count(filter)), unparsed: 0 };
  }

  /** Invalidates the cached counts after a decision. */
  noteDecided(): void {
    this.counts.forget();
  }
}
