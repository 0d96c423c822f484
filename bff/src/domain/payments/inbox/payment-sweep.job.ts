import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS, SETTLING_MS } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import { SchedulerService } from '../../../platform/scheduler/scheduler.service';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { SettlementService } from '../settlement/settlement.service';

/** Money is processed within a minute after a crash (PAY-20). */
const EVERY_MS = 30_000;

/** Largest number of receipts, and of orders, in one run. */
const BATCH = 100;

/** Delay before a receipt whose settlement failed is tried again. */
const AFTER_FAILURE_MS = 5 * MINUTE_MS;

/** Result of a run. */
export interface Swept {
  /** Receipts that were processed. */
  readonly receipts: number;
  /** Orders that were marked as timed out. */
  readonly orders: number;
}

/**
 * Settles receipts that have no decision yet, for example after a crash; looks again for their orders;
 * marks ended orders as timed out. Answers do not depend on this job, except for money whose report was
 * interrupted (PAY-17).
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

  /** One run, at most BATCH of each kind; concurrent runs are safe. */
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
    return this.transactions.run(() => this.orders.timeOut(refCode));
  }

  /** A receipt that fails must not block the others. */
  private async settle(id: string, now: Date): Promise<void> {
    try {
      await this.settlement.settle(id);
    } catch (error) {
      this.log.error(`Receipt ${id} could not be settled: ${String(error)}`);
      await this.receipts.postpone(id, new Date(now.getTime() + AFTER_FAILURE_MS));
    }
  }
}
