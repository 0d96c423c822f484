import { Injectable } from '@nestjs/common';
import { normaliseReference, normaliseTransactionId, type PaymentStatus } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import { PaymentAlertsService } from '../settlement/payment-alerts.service';
import {
  type NewClaim,
  PaymentClaimsService,
  provesMoney,
} from '../settlement/payment-claims.service';
import type { PaymentOrder } from '../orders/payment-order';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { PaymentOrdersService } from '../orders/payment-orders.service';
import { SettlementService } from '../settlement/settlement.service';

/** A transaction id that a payer enters because the note was forgotten. */
export interface TypedTrx {
  readonly trxId: string;
  /** Last four digits of the paying number; null for none. */
  readonly senderDigits: string | null;
}

/** An order after its payer entered a transaction id. */
export interface SubmittedTrx {
  readonly status: PaymentStatus;
  /** Whether money with that id was reported and belongs to the payer. */
  readonly isKnown: boolean;
}

/**
 * Transaction ids that payers enter because the note was forgotten. The id alone proves nothing, because
 * every screenshot shows it: only together with the last digits of the sender does it claim money. Every
 * other case is answered like an unknown id, and waits for an administrator.
 */
@Injectable()
export class PaymentTrxService {
  constructor(
    private readonly payments: PaymentOrdersService,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly claims: PaymentClaimsService,
    private readonly settlement: SettlementService,
    private readonly alerts: PaymentAlertsService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the id with the user's own order, and settles its money when it is known and proven to be
   * theirs. Idempotent for the same input.
   * @throws DomainError payments/invalid-transaction, payments/order-not-found, payments/order-closed,
   * payments/too-many-wrong-ids, and payments/transaction-used for proven money of another order.
   */
  async submit(userId: number, refCode: string, typed: TypedTrx): Promise<SubmittedTrx> {
    const trxId = normaliseTransactionId(typed.trxId);
    if (trxId === null) throw new DomainError('payments/invalid-transaction');
    const order = await this.payments.find(userId, refCode);
    if (order.trx_id === trxId) return { status: order.status, isKnown: true };
    const digits = typed.senderDigits;
    const claimedAt = this.clock.now();
    const claim = { trxId, userId, orderRef: order.ref_code, digits, claimedAt };
    const { isCounted, known } = await this.note(claim);
    await this.settleNews(trxId, known);
    const money = await this.findMoney(order, claim);
    if (money) await this.settlement.settle(money.id);
    const outcome = await this.outcomeOf(order, trxId, money?.id ?? null);
    if (isCounted && outcome.isKnown) await this.takeBack(claim);
    return outcome;
  }

  private async note(claim: NewClaim): Promise<{ isCounted: boolean; known: Set<string> }> {
    const { trxId, userId } = claim;
    const work = async () => {
      const known = await this.receipts.listByTrxId(trxId);
      const isCounted = await this.claims.note(claim, known);
      return { isCounted, known: new Set(known.map(({ id }) => id)) };
    };
    // Concurrent first claims of an id, or first tries of a user, both insert their document.
    return this.transactions.runInTurn([`trx ${trxId}`, triesKey(userId)], work);
  }

  /** Settles money that was stored while the claim was written: in this race neither saw the other. */
  private async settleNews(trxId: string, known: ReadonlySet<string>): Promise<void> {
    for (const { id } of await this.receipts.listByTrxId(trxId)) {
      if (!known.has(id)) await this.settlement.settle(id);
    }
  }

  /**
   * Reported money of the payer: its note names the order, or the claim is proven. Null when there is none.
   * @throws DomainError payments/transaction-used when another order has it.
   */
  private async findMoney(
    order: PaymentOrder,
    { trxId, userId }: NewClaim,
  ): Promise<PaymentReceipt | null> {
    const claim = await this.claims.find(trxId, userId);
    const own = (await this.receipts.listByTrxId(trxId)).filter(
      (receipt) => namesOrder(receipt, order) || provesMoney(claim, receipt),
    );
    const [first] = own;
    const free = [];
    for (const receipt of own) if (!(await this.isTaken(order, receipt))) free.push(receipt);
    if (first && free.length === 0) this.refuse(first, order);
    return free.find(({ method }) => method === order.method) ?? free[0] ?? null;
  }

  /** Whether money belongs to another order, is dismissed, or its note names another order. */
  private async isTaken(order: PaymentOrder, receipt: PaymentReceipt): Promise<boolean> {
    const { state, orderRef } = receipt;
    if (state === 'dismissed') return true;
    if (state === 'matched') return orderRef !== order.ref_code;
    const noted = await this.claims.findNoted(receipt);
    return noted !== null && noted.ref_code !== order.ref_code;
  }

  private async outcomeOf(
    order: PaymentOrder,
    trxId: string,
    receiptId: string | null,
  ): Promise<SubmittedTrx> {
    const { status, trx_id } = await this.payments.find(order.userId, order.ref_code);
    if (receiptId === null || trx_id === trxId) return { status, isKnown: trx_id === trxId };
    const receipt = await this.receipts.find(receiptId);
    if (receipt && (await this.isTaken(order, receipt))) this.refuse(receipt, order);
    return { status, isKnown: true };
  }

  /** A correct id does not count as a wrong try. */
  private async takeBack({ userId, claimedAt }: NewClaim): Promise<void> {
    await this.transactions.runInTurn([triesKey(userId)], () =>
      this.claims.takeBack(userId, claimedAt),
    );
  }

  private refuse(receipt: PaymentReceipt, { ref_code }: PaymentOrder): never {
    this.alerts.write('claim_refused', receipt, ref_code);
    throw new DomainError('payments/transaction-used');
  }
}

const triesKey = (userId: number): string => `trx tries ${userId}`;

const namesOrder = ({ reference }: PaymentReceipt, { ref_code }: PaymentOrder): boolean =>
  normaliseReference(reference ?? '') === ref_code;
