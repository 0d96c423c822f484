import { Injectable } from '@nestjs/common';
import { type LatestOf, latestOfUsers } from '../../../platform/mongo/latest-of-users';
import { paidOrOrderedAt } from '../orders/payment-order';
import { type PaidOrder, PurchasesRepository } from './purchases.repository';

/** The last purchases of the users of a list. */
@Injectable()
export class LastPurchasesService {
  constructor(private readonly purchases: PurchasesRepository) {}

  /** The last paid order of each of some users, and when it was paid; those who never paid are left out. */
  async read(userIds: readonly number[]): Promise<ReadonlyMap<number, LatestOf<PaidOrder>>> {
    return latestOfUsers(await this.purchases.listOfUsers(userIds), paidOrOrderedAt);
  }
}
