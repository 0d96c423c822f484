import { Injectable } from '@nestjs/common';
import { endsTomorrow, isRelaySilent } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { RelayHeartbeatsService } from '../../platform/relays/relay-heartbeats.service';
import { AccountCountsService } from '../accounts/account-counts.service';
import { PaymentMessagesService } from '../payment-messages/payment-messages.service';
import { type MoneyKind, WaitingMoneyService } from '../payments/review/waiting-money.service';
import { QueueService } from '../tasks/queue.service';

/** Work of one kind; `oldestAt`: when the oldest of it began to wait. */
export interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** What waits for an administrator. */
export interface WaitingWorkState {
  readonly inbox: Readonly<Record<MoneyKind | 'unparsed', Waiting>>;
  readonly failedTasks: Waiting;
  readonly silentRelays: readonly string[];
  readonly endingTomorrow: number;
}

/** Counts what waits for an administrator, each by an index. */
@Injectable()
export class WaitingWorkService {
  constructor(
    private readonly money: WaitingMoneyService,
    private readonly messages: PaymentMessagesService,
    private readonly queue: QueueService,
    private readonly relays: RelayHeartbeatsService,
    private readonly users: AccountCountsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What waits now. */
  async read(): Promise<WaitingWorkState> {
    const now = this.clock.now();
    const [inbox, failedTasks, relays, endingTomorrow] = await Promise.all([
      this.readInbox(),
      this.queue.readFailed(),
      this.relays.list(),
      this.users.countEnding(endsTomorrow(now, this.config.timeZone)),
    ]);
    const silent = relays.filter(({ lastSeenAt }) => isRelaySilent(lastSeenAt, now));
    return { inbox, failedTasks, silentRelays: silent.map(({ name }) => name), endingTomorrow };
  }

  private async readInbox(): Promise<WaitingWorkState['inbox']> {
    const [counts, oldest, unread, oldestUnread] = await Promise.all([
      this.money.count(),
      this.money.oldest(),
      this.messages.countUnparsed(),
      this.messages.oldestUnparsed(),
    ]);
    const of = (kind: MoneyKind): Waiting => ({ count: counts[kind], oldestAt: oldest[kind] });
    return {
      unmatched: of('unmatched'),
      late: of('late'),
      mismatched: of('mismatched'),
      unparsed: { count: unread, oldestAt: oldestUnread },
    };
  }
}
