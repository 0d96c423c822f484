import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SETTLING_MS } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import { SchedulerService } from '../../../platform/scheduler/scheduler.service';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { SettlementService } from '../settlement/settlement.service';

/** So that money is taken up within a minute of a crash (PAY-20). */
const EVERY_MS = 30_000;

/** Most receipts, and most orders, of one run. */
const BATCH = 100;

/** When a receipt is looked at again that could not be settled at all. */
const AFTER_FAILURE_MS = 5 * 60_000;

/** What a run did. */
export interface Swept {
  /** Receipts that were looked at. */
  readonly receipts: number;
  /** Orders that were written down as timed out. */
  readonly orders: number;
}

/**
 * Takes up receipts that no transaction decided yet, as after a crash, looks again for orders, and writes
 * down what has ended. Nobody's answers depend on it but those of money whose report broke off (PAY-17).
 */
@Injectable()
export class PaymentSweepJob implements OnModuleInit {
  private readonly log = new Logger('PaymentSweep');

  constructor(
    private readonly receipts: PaymentReceiptsRepository,
    private readonly orders: PaymentOrdersRepository,
    private readonly settlement: SettlementService,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = async (now: Date) => void (await this.runOnce(now));
    this.scheduler.register({ name: 'payment-sweep', everyMs: EVERY_MS, run });
  }

  /** One run, at most BATCH of each; several at once do no harm. */
  async runOnce(now: Date = this.clock.now()): Promise<Swept> {
    const due = await this.receipts.listDue(now, BATCH);
    for (const id of due) await this.settle(id, now);
    const settledBefore = new Date(now.getTime() - SETTLING_MS);
    const over = await this.orders.listPendingBefore(settledBefore, BATCH);
    let orders = 0;
    for (const refCode of over) if (await this.timeOut(refCode)) orders += 1;
    return { receipts: due.length, orders };
  }

  private async timeOut(refCode: string): Promise<boolean> {
    return this.transactions.run((session) => this.orders.timeOut(refCode, session));
  }

  /** One receipt that fails must not keep the others from their turn. */
  private async settle(id: string, now: Date): Promise<void> {
    try {
      await this.settlement.settle(id);
    } catch (error) {
      this.log.error(`Receipt ${id} could not be settled: ${String(error)}`);
      await this.receipts.postpone(id, new Date(now.getTime() + AFTER_FAILURE_MS));
    }
  }
}
