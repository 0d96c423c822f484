import { Injectable } from '@nestjs/common';
import { isPayable } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import type { ClientSession } from '../../../platform/mongo/transactions.service';
import { OpenOrdersRepository } from './open-orders.repository';

/** Orders that can still be paid. */
@Injectable()
export class OpenOrdersService {
  constructor(
    private readonly orders: OpenOrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** Those of the reference codes whose orders can still be paid (rules' isPayable). */
  async findPayableCodes(codes: readonly string[]): Promise<string[]> {
    const now = this.clock.now();
    const orders = await this.orders.listByCodes(codes);
    return orders.filter((order) => isPayable(order, now)).map(({ ref_code }) => ref_code);
  }

  /** When those of an instant were made, at most ORDER_LIFETIME_MS before it. */
  async listMade(now: Date, session: ClientSession): Promise<Date[]> {
    return this.orders.listMade(now, session);
  }
}
