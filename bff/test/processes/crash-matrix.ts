import { reportPayment, type ReportPaymentResponse } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { TestClient } from '@portal/testing';
import { AccountsService } from '../../src/domain/accounts/accounts.service';
import type { PaymentOrder } from '../../src/domain/payments/orders/payment-order';
import { givenOrder, moneyFor, relayHeaders } from '../support/payments';
import type { TestServer } from '../support/test-server';
import { CRASH_POINTS, type CrashPoint, isOfSweep } from './crash-points';
import { ServiceProcess } from './service-process';

/** Result of the runs of one crash point. */
export interface CrashRow {
  readonly point: CrashPoint;
  runs: number;
  /** Number of runs in which the service died at the point. */
  killed: number;
  /** Number of orders that are completed in the end. */
  completed: number;
  /** Number of completed orders whose plan was extended, and reported to the bot's feed, exactly once. */
  grantedOnce: number;
  /** Descriptions of violated expectations. */
  readonly violations: string[];
}

let nextUserId = 500_000;

/**
 * Kills the service at a point of the payment flow and starts it again. Then either the relay repeats its
 * report (even runs), or only the sweep finishes the work (odd runs). A report that was lost before the inbox
 * stored it is always repeated, because it was not acknowledged.
 */
export class CrashMatrix {
  private service: ServiceProcess | null = null;
  /** The next service, started while the current one is about to die. */
  private next: Promise<ServiceProcess> | null = null;
  /** Duration of each start, in ms. */
  readonly starts: number[] = [];

  constructor(private readonly server: TestServer) {}

  /** Runs every point `runs` times. */
  async run(runs: number): Promise<CrashRow[]> {
    const rows: CrashRow[] = [];
    for (const point of CRASH_POINTS) {
      const row = { point, runs, killed: 0, completed: 0, grantedOnce: 0, violations: [] };
      for (let number = 0; number < runs; number += 1) await this.runOnce(row, number % 2 === 0);
      rows.push(row);
    }
    await this.stop();
    return rows;
  }

  /** Kills the services. */
  async stop(): Promise<void> {
    await this.service?.kill();
    await (await this.next)?.kill();
    this.next = null;
  }

  private async runOnce(row: CrashRow, repeats: boolean): Promise<void> {
    const { server } = this;
    const order = await this.givenUnpaidOrder();
    const money = moneyFor(server, order);
    const payload = JSON.stringify(money);
    // The sweep needs a stored receipt of an earlier report.
    if (isOfSweep(row.point)) await this.leaveReceipt(payload);
    const armed = await this.living();
    await armed.arm(row.point);
    void this.prepareNext();
    const acknowledged = isOfSweep(row.point)
      ? await this.sweepLater(armed, false)
      : await this.report(armed, payload);
    if (await armed.died()) row.killed += 1;

    const again = await this.living();
    const isStored = await this.hasReceipt(money.trxId);
    if (acknowledged && !isStored) row.violations.push(`${order.ref_code}: acknowledged and lost`);
    if (!isStored || repeats) await this.report(again, payload);
    else await this.sweepLater(again, true);
    await this.judge(row, order);
  }

  /** The running service. Started again when it is dead. */
  private async living(): Promise<ServiceProcess> {
    if (this.service && !this.service.isDead) return this.service;
    this.service = await this.prepareNext();
    this.next = null;
    this.starts.push(this.service.startMs);
    return this.service;
  }

  private prepareNext(): Promise<ServiceProcess> {
    this.next ??= ServiceProcess.start(this.server);
    return this.next;
  }

  private async givenUnpaidOrder(): Promise<PaymentOrder> {
    const userId = (nextUserId += 1);
    await this.server.app.get(AccountsService, { strict: false }).open({ userId });
    return givenOrder(this.server, userId);
  }

  /** Kills the service right after the inbox has stored the report. */
  private async leaveReceipt(payload: string): Promise<void> {
    const service = await this.living();
    await service.arm('after the inbox insert');
    void this.prepareNext();
    await this.report(service, payload);
    await service.died();
  }

  /** Whether the report was acknowledged. */
  private async report(service: ServiceProcess, payload: string): Promise<boolean> {
    await service.travelTo(this.server.clock.now());
    const relay = new TestClient(service.inject);
    try {
      const answer = await relay.request<ReportPaymentResponse>({
        method: reportPayment.method,
        url: reportPayment.path,
        headers: relayHeaders(this.server, payload),
        payload,
      });
      answer.payload();
      return true;
    } catch (error) {
      if (await service.died()) return false;
      throw error;
    }
  }

  /** Runs the sweep a minute later. The order has not ended by then. */
  private async sweepLater(service: ServiceProcess, mustLive: boolean): Promise<boolean> {
    const later = new Date(this.server.clock.now().getTime() + MINUTE_MS);
    await service.travelTo(later);
    const lived = await service.sweep();
    if (mustLive && !lived) throw new Error('The service died in a sweep without a reason.');
    return false;
  }

  private async hasReceipt(trxId: string): Promise<boolean> {
    const receipts = this.server.connection.collection('payment_receipts');
    return (await receipts.countDocuments({ trxId })) === 1;
  }

  /** Checks that the order is completed, granted and reported to the bot's feed, exactly once. */
  private async judge(row: CrashRow, { ref_code, userId, plan }: PaymentOrder): Promise<void> {
    const { connection } = this.server;
    const order = await connection.collection('payment_orders').findOne({ ref_code });
    const entries = await connection.collection('ledger').find({ userId }).toArray();
    const user = await connection.collection('users').findOne({ userId });
    const held = user?.['plan'] as { days: number; balance: number };
    const isCompleted = order?.['status'] === 'completed';
    const reported = await connection.collection('bot_events').countDocuments({
      'facts.userId': userId,
    });
    const isGranted = held.days === plan.days && held.balance === plan.videos;
    const isOnce = entries.length === 1 && isGranted && reported === 1;
    if (isCompleted) row.completed += 1;
    if (isCompleted && isOnce) row.grantedOnce += 1;
    if (!isCompleted || !isOnce) {
      const facts = `${order?.['status']}, ${entries.length} grants, ${held.days} days, reported ${reported}`;
      row.violations.push(`${ref_code}: ${facts}`);
    }
  }
}
