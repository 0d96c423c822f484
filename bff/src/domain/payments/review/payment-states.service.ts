import { Injectable } from '@nestjs/common';
import type { ClientSession } from '../../../platform/mongo/transactions.service';
import { AccountsService } from '../../accounts/accounts.service';
import { planFacts, type PlanFacts } from '../../accounts/plan-facts';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';

/** Which records of money are looked at. */
export interface MoneyRecords {
  readonly receiptId?: string;
  readonly refCode?: string;
}

/** What audit records say of money and of the plan it is for; only of what was named and exists. */
export interface PaymentStates extends Partial<PlanFacts> {
  /** State of the receipt. */
  readonly receipt?: string;
  /** Status of the order. */
  readonly order?: string;
  /** What became of money that came too late; null: there is none. */
  readonly lateMoney?: string | null;
}

/** Reads the states of money before and after a decision, within its transaction. */
@Injectable()
export class PaymentStatesService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly accounts: AccountsService,
  ) {}

  /** The states as the transaction sees them. */
  async read(session: ClientSession, records: MoneyRecords): Promise<PaymentStates> {
    const { receiptId, refCode } = records;
    const receipt = receiptId === undefined ? null : await this.receipts.find(receiptId, session);
    const order = refCode === undefined ? null : await this.orders.find(refCode, session);
    const account = order && (await this.accounts.find(order.userId, session));
    return {
      ...(receipt && { receipt: receipt.state }),
      ...(order && { order: order.status, lateMoney: order.late }),
      ...(account && planFacts(account.plan)),
    };
  }
}
