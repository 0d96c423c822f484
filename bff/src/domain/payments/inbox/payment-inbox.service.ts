import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import { MINUTE_MS, normaliseReference, normaliseTransactionId } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key';
import { PaymentAlertsService } from '../settlement/payment-alerts.service';
import type { MoneyReport, PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { SettlementService } from '../settlement/settlement.service';

/** Delay before the sweep processes a receipt whose report was interrupted. */
const TAKEN_UP_AFTER_MS = 5_000;

/** Answer to a report. */
export interface ReportedMoney {
  readonly outcome: PaymentOutcome;
  /** Whether the payment was reported before. */
  readonly isRepeat: boolean;
}

/** Processes reports of incoming money: store first, then settle (PAY-11). */
@Injectable()
export class PaymentInboxService {
  constructor(
    private readonly receipts: PaymentReceiptsRepository,
    private readonly settlement: SettlementService,
    private readonly alerts: PaymentAlertsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a payment durably and settles it. A payment that was reported before changes nothing, even if
   * other fields differ, and gets the same answer (PAY-10). `actor` is written to receipt and ledger.
   * @throws DomainError payments/invalid-transaction for a malformed transaction id.
   */
  async report(report: MoneyReport, actor: string): Promise<ReportedMoney> {
    const trxId = normaliseTransactionId(report.trxId);
    if (trxId === null) throw new DomainError('payments/invalid-transaction');
    const { id, isRepeat } = await this.store({ ...report, trxId }, actor);
    return { outcome: await this.settlement.settle(id), isRepeat };
  }

  private async store(
    report: MoneyReport,
    reportedBy: string,
  ): Promise<{ id: string; isRepeat: boolean }> {
    const known = await this.receipts.findByPayment(report);
    if (known) return this.repeated(known, report);
    const createdAt = this.clock.now();
    const dueAt = new Date(createdAt.getTime() + TAKEN_UP_AFTER_MS);
    const open = { state: 'pending', reason: null, outcome: null, orderRef: null } as const;
    const undecided = { decidedBy: null, decidedAt: null, remark: null };
    const receipt = { ...report, reportedBy, createdAt, ...open, tries: 0, dueAt, ...undecided };
    try {
      return { id: await this.receipts.insert(receipt), isRepeat: false };
    } catch (error) {
      const meanwhile = isDuplicateKey(error) ? await this.receipts.findByPayment(report) : null;
      if (!meanwhile) throw error;
      return this.repeated(meanwhile, report);
    }
  }

  private repeated(known: PaymentReceipt, report: MoneyReport): { id: string; isRepeat: true } {
    const differences = differencesOf(known, report);
    if (differences.length === 0) this.alerts.write('repeated', known, known.orderRef);
    else {
      const remark = `other ${differences.join(', ')}`;
      this.alerts.write('repeated_differently', known, known.orderRef, remark);
    }
    return { id: known.id, isRepeat: true };
  }
}

/** Fields that differ in a second report of a payment. */
function differencesOf(known: MoneyReport, report: MoneyReport): string[] {
  const facts: Record<string, (money: MoneyReport) => unknown> = {
    amount: ({ amount }) => amount,
    currency: ({ currency }) => currency,
    reference: ({ reference }) => normaliseReference(reference ?? '') ?? reference,
    sender: ({ sender }) => sender,
    receiver: ({ receiver }) => receiver,
    // A message has the time in minutes, a report may have seconds.
    time: ({ paidAt }) => Math.floor(paidAt.getTime() / MINUTE_MS),
  };
  return Object.entries(facts)
    .filter(([, fact]) => fact(known) !== fact(report))
    .map(([name]) => name);
}
