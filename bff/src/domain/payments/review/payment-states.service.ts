import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service';
import { planFacts, type PlanFacts } from '../../accounts/plan-facts';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';

/** The records of money to read. */
export interface MoneyRecords {
  readonly receiptId?: string;
  readonly refCode?: string;
}

/** State of money and of its plan for audit records; only of the given records that exist. */
export interface PaymentStates extends Partial<PlanFacts> {
  /** State of the receipt. */
  readonly receipt?: string;
  /** Status of the order. */
  readonly order?: string;
  /** State of late money; null: there is none. */
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

  /** The states, read in the transaction. */
  async read(records: MoneyRecords): Promise<PaymentStates> {
    const { receiptId, refCode } = records;
    const receipt = receiptId === undefined ? null : await this.receipts.find(receiptId);
    const order = refCode === undefined ? null : await this.orders.find(refCode);
    const account = order && (await this.accounts.find(order.userId));
    return {
      ...(receipt && { receipt: receipt.state }),
      ...(order && { order: order.status, lateMoney: order.late }),
      ...(account && planFacts(account.plan)),
    };
  }
}
