import { Injectable } from '@nestjs/common';
import { paidOrOrderedAt } from '../orders/payment-order';
import { PurchasesRepository } from './purchases.repository';

/** What a user last paid for. */
export interface LastPurchase {
  readonly planName: string;
  readonly paidAt: Date;
}

/** The last purchases of the users of a list. */
@Injectable()
export class LastPurchasesService {
  constructor(private readonly purchases: PurchasesRepository) {}

  /** The last purchase of each of some users; those who never paid are left out. */
  async read(userIds: readonly number[]): Promise<ReadonlyMap<number, LastPurchase>> {
    const last = new Map<number, LastPurchase>();
    for (const order of await this.purchases.listOfUsers(userIds)) {
      const paidAt = paidOrOrderedAt(order);
      const known = last.get(order.userId);
      if (!known || known.paidAt < paidAt)
        last.set(order.userId, { planName: order.plan.name, paidAt });
    }
    return last;
  }
}
