import { Injectable } from '@nestjs/common';
import type { ClientSession } from '../../platform/mongo/transactions';
import { OpenOrdersRepository } from './open-orders.repository';

/** Orders that can still be paid. */
@Injectable()
export class OpenOrders {
  constructor(private readonly orders: OpenOrdersRepository) {}

  /** When those of an instant were made, at most ORDER_LIFETIME_MS before it. */
  async listMade(now: Date, session: ClientSession): Promise<Date[]> {
    return this.orders.listMade(now, session);
  }
}
