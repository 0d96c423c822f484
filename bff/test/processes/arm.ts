import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PaymentOrdersRepository } from '../../src/domain/payments/orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../../src/domain/payments/settlement/payment-receipts.repository';
import { PaymentSweepJob } from '../../src/domain/payments/inbox/payment-sweep.job';
import { SettlementService } from '../../src/domain/payments/settlement/settlement.service';
import { LedgerRepository } from '../../src/domain/plans/ledger.repository';
import { PlansRepository } from '../../src/domain/plans/plans.repository';
import { isInTransaction } from '../../src/platform/mongo/running-transaction';
import { TransactionsService } from '../../src/platform/mongo/transactions.service';
import type { CrashPoint } from './crash-points';

/** Makes the service kill itself at the armed point, by patching its providers from outside. */
export class Crash {
  point: CrashPoint | null = null;
  private sweeping = false;

  constructor(app: NestFastifyApplication) {
    const get = <T>(type: abstract new (...args: never[]) => T): T =>
      app.get<T>(type, { strict: false });
    this.around(get(PaymentReceiptsRepository), 'insert', 'inbox insert');
    this.around(get(PaymentOrdersRepository), 'move', 'order write');
    this.around(get(PlansRepository), 'savePlan', 'plan write');
    this.around(get(LedgerRepository), 'append', 'ledger write');
    this.around(get(PaymentReceiptsRepository), 'change', 'claim of the receipt');
    this.around(get(SettlementService), 'settle', 'settling transaction');
    this.aroundSweep(get(PaymentSweepJob));
    this.aroundCommit(get(TransactionsService));
  }

  /** Call it before every answer. */
  answering(url: string): void {
    if (url.startsWith('/api/bot/payments')) this.reach('before the answer');
  }

  private reach(point: CrashPoint): void {
    if (this.point === point) process.kill(process.pid, 'SIGKILL');
  }

  private around<T extends object, Name extends keyof T>(
    service: T,
    method: Name,
    what: string,
  ): void {
    const call = service[method] as (...args: unknown[]) => Promise<unknown>;
    service[method] = (async (...args: unknown[]) => {
      this.reach(`before the ${what}` as CrashPoint);
      if (this.sweeping && method === 'settle') this.reach('in the sweep, before it settles');
      const result = await call.apply(service, args);
      this.reach(`after the ${what}` as CrashPoint);
      return result;
    }) as T[Name];
  }

  private aroundSweep(sweep: PaymentSweepJob): void {
    const run = sweep.runOnce.bind(sweep);
    sweep.runOnce = async (now) => {
      this.sweeping = true;
      try {
        return await run(now);
      } finally {
        this.sweeping = false;
      }
    };
  }

  private aroundCommit(transactions: TransactionsService): void {
    const run = transactions.run.bind(transactions);
    transactions.run = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isInTransaction()) return run(work);
      const result = await run(async () => {
        const done = await work();
        this.reach(this.sweeping ? 'in the sweep, before the commit' : 'before the commit');
        return done;
      });
      this.reach(this.sweeping ? 'in the sweep, after the commit' : 'after the commit');
      return result;
    };
  }
}
