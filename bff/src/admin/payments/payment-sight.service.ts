import { Injectable } from '@nestjs/common';
import type { InboxItem } from '@portal/contracts';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import type { PaymentOrder } from '../../domain/payments/orders/payment-order';
import {
  type UndecidedOrder,
  type UnmatchedReceipt,
  WaitingMoneyService,
} from '../../domain/payments/review/waiting-money.service';
import { Clock } from '../../platform/clock/clock';
import type { BearerReader } from '../../platform/security/bearer-reader';
import { presentReceipt, presentUndecided, type Sight } from './inbox.presenter';

type OfUser = { readonly order: { readonly userId: number } };

/** Presents waiting money with the names of its users. */
@Injectable()
export class PaymentSightService {
  constructor(
    private readonly money: WaitingMoneyService,
    private readonly accounts: AccountNamesService,
    private readonly clock: Clock,
  ) {}

  /** Money without an order. */
  async unmatched(found: readonly UnmatchedReceipt[], reader: BearerReader): Promise<InboxItem[]> {
    const suggestions = found.flatMap((one) => one.suggestions);
    const sight = await this.of(suggestions, reader);
    return found.map((one) => presentReceipt(one, sight));
  }

  /** Orders with money that waits. */
  async undecided(found: readonly UndecidedOrder[], reader: BearerReader): Promise<InboxItem[]> {
    const sight = await this.of(found, reader);
    return found.map((one) => presentUndecided(one, sight));
  }

  /** The same for orders whose money is still to be read: it is read together with the names. */
  async waiting(orders: readonly PaymentOrder[], reader: BearerReader): Promise<InboxItem[]> {
    const [found, sight] = await Promise.all([
      this.money.withMoney(orders),
      this.of(
        orders.map((order) => ({ order })),
        reader,
      ),
    ]);
    return found.map((one) => presentUndecided(one, sight));
  }

  /** Reader, time and names for some orders. */
  async of(about: readonly OfUser[], reader: BearerReader): Promise<Sight> {
    const names = await this.accounts.read(about.map(({ order }) => order.userId));
    return { names, reader, now: this.clock.now() };
  }
}
