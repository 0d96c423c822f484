import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import { type Settlement, toBdt } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import type { Account } from '../../accounts/account';
import { AccountsService } from '../../accounts/accounts.service';
import { orderTarget, receiptTarget, trxTarget } from '../../audit/audit-entry';
import { AuditService } from '../../audit/audit.service';
import { PaymentClaimsService } from './payment-claims.service';
import { isClaimable, SettlementWritesService, type Verdict } from './settlement-writes.service';
import { PaymentAlertsService } from './payment-alerts.service';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt, ReceiptReason } from './payment-receipt';
import { PaymentReceiptsRepository } from './payment-receipts.repository';

/** Entered ids and later orders do not change these reasons. */
const NEEDS_ADMINISTRATOR: ReadonlySet<ReceiptReason> = new Set(['contested', 'sender_unknown']);

/** Preview of assigning a receipt to an order. */
export interface MatchPreview {
  readonly receipt: PaymentReceipt;
  readonly order: PaymentOrder;
  readonly settlement: Exclude<Settlement, 'closed'>;
}

/** Money that an administrator assigned, with its result. */
export interface ManualMatch {
  readonly verdict: Verdict;
  readonly receipt: PaymentReceipt;
  /** The order before the match. */
  readonly order: PaymentOrder;
}

/**
 * The only way from money to an order: for reports of a relay, for transaction ids entered by payers and
 * for matches by administrators. Claim, order, plan, ledger and offer change in one transaction.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly receipts: PaymentReceiptsRepository,
    private readonly orders: PaymentOrdersRepository,
    private readonly claims: PaymentClaimsService,
    private readonly writes: SettlementWritesService,
    private readonly accounts: AccountsService,
    private readonly alerts: PaymentAlertsService,
    private readonly audit: AuditService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /** Settles a receipt, once; a receipt with a decision stays as it is. Returns the outcome. */
  async settle(receiptId: string): Promise<PaymentOutcome> {
    const receipt = await this.get(receiptId);
    const noted = await this.claims.findNoted(receipt);
    const keys = mutexKeysOf(receiptId, noted?.userId ?? null);
    const verdict = await this.transactions.runInTurn(keys, () => this.decide(receiptId));
    if (verdict.isNews) this.tell(receipt, verdict);
    return verdict.outcome;
  }

  /**
   * Mutex keys for decisions about a receipt and an order.
   * @throws DomainError payments/order-not-found.
   */
  async manualMatchKeys(receiptId: string, refCode: string): Promise<string[]> {
    const order = await this.orders.find(refCode);
    if (!order) throw new DomainError('payments/order-not-found');
    return mutexKeysOf(receiptId, order.userId);
  }

  /**
   * Preview of assigning a receipt without an order to one; all rules of the order apply.
   * @throws DomainError payments/invalid-transaction for an unknown receipt, payments/transaction-used for
   * a decided one, payments/order-not-found, payments/order-closed, accounts/not-found, accounts/frozen.
   */
  async previewManualMatch(receiptId: string, refCode: string): Promise<MatchPreview> {
    const receipt = await this.get(receiptId);
    const isOpen = receipt.state === 'pending' || receipt.state === 'unmatched';
    if (!isOpen) throw new DomainError('payments/transaction-used', { receiptId });
    const order = await this.orders.find(refCode);
    if (!order) throw new DomainError('payments/order-not-found');
    const { userId } = order;
    const account = await this.accounts.get(userId);
    if (account.isFrozen) throw new DomainError('accounts/frozen', { userId });
    const settlement = await this.writes.manualSettlement(receipt, order);
    if (settlement === 'closed') throw new DomainError('payments/order-closed', { refCode });
    return { receipt, order, settlement };
  }

  /**
   * Assigns a receipt to an order, within the caller's transaction; call `logManualMatch` after the commit.
   * @throws DomainError as previewManualMatch.
   */
  async settleManualMatch(receiptId: string, refCode: string, actor: string): Promise<ManualMatch> {
    const { receipt, order } = await this.previewManualMatch(receiptId, refCode);
    const decision = { decidedBy: actor, decidedAt: this.clock.now() };
    const verdict = await this.writes.match(receipt, order, { actor, decision });
    return { verdict, receipt, order };
  }

  /** Counts and logs the result of settleManualMatch, after the commit. */
  async logManualMatch(receiptId: string, verdict: Verdict, actor: string): Promise<void> {
    const receipt = await this.get(receiptId);
    this.tell(receipt, verdict);
    this.alerts.write('decided_by_hand', receipt, verdict.orderRef, `${actor} matched it`);
  }

  private async get(receiptId: string): Promise<PaymentReceipt> {
    const receipt = await this.receipts.find(receiptId);
    if (!receipt) throw new DomainError('payments/invalid-transaction', { receiptId });
    return receipt;
  }

  private async decide(receiptId: string): Promise<Verdict> {
    const receipt = await this.get(receiptId);
    if (!isClaimable(receipt)) return asBefore(receipt);
    const found = await this.claims.findOrder(receipt);
    if (!found.order) {
      await this.claims.compare(receipt);
      return NEEDS_ADMINISTRATOR.has(found.reason)
        ? this.writes.park(receipt, found.reason)
        : this.writes.waitForOrder(receipt, found.reason);
    }
    const { order, actor } = found;
    const account = await this.accountOf(order.userId);
    if (!account) return this.writes.park(receipt, 'account_deleted', order.ref_code);
    if (account.isFrozen) {
      return this.writes.park(receipt, 'account_frozen', order.ref_code);
    }
    const verdict = await this.writes.match(receipt, order, { actor });
    if (verdict.outcome === 'completed') this.recordCompleted(receipt, order, actor);
    return verdict;
  }

  /** The audit answers who gave a user a plan, also when nobody decided. */
  private recordCompleted(
    { id, trxId, amount }: PaymentReceipt,
    { ref_code, userId, plan }: PaymentOrder,
    by: string,
  ): void {
    const { name, days, videos } = plan;
    const details = { by, plan: name, trxId, amount: toBdt(amount), videos };
    const objects = [receiptTarget(id), trxTarget(trxId)];
    this.audit.automatic(
      { action: 'payments/complete', target: orderTarget(ref_code), details },
      { userId, objects, amount, days },
    );
  }

  private async accountOf(userId: number): Promise<Account | null> {
    try {
      return await this.accounts.get(userId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'accounts/not-found') return null;
      throw error;
    }
  }

  private tell(receipt: PaymentReceipt, { outcome, reason, orderRef }: Verdict): void {
    this.alerts.count(outcome);
    if (outcome === 'completed') return;
    if (outcome === 'failed_amount_mismatch') this.alerts.write('mismatch', receipt, orderRef);
    else if (outcome === 'late') this.alerts.write('late', receipt, orderRef, reason ?? '');
    else if (reason === 'order_closed' || reason === 'contested') {
      this.alerts.write(reason, receipt, orderRef);
    } else this.alerts.write('unmatched', receipt, orderRef, reason ?? '');
  }
}

const mutexKeysOf = (receiptId: string, userId: number | null): string[] => [
  `payment ${receiptId}`,
  ...(userId === null ? [] : [`user ${userId}`]),
];

function asBefore({ outcome, reason, orderRef }: PaymentReceipt): Verdict {
  return { outcome: outcome ?? 'unmatched', reason, orderRef, isNews: false };
}
