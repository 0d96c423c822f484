import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import {
  fittingGrant,
  type Money,
  nextLookAt,
  type Settlement,
  manualSettlement,
  settlementOf,
  toBdt,
} from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { AccountsService } from '../../accounts/accounts.service';
import { NoticesService } from '../../notices/notices.service';
import { OffersService } from '../../offers/offers.service';
import { PaymentMethodsService } from '../../payment-methods/payment-methods.service';
import { PlansService } from '../../plans/plans.service';
import type { PaymentOrder } from '../orders/payment-order';
import { type OrderChange, PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt, ReceiptReason } from './payment-receipt';
import { PaymentReceiptsRepository, type ReceiptChange } from './payment-receipts.repository';

/** Result for a receipt in a transaction. */
export interface Verdict {
  readonly outcome: PaymentOutcome;
  readonly reason: ReceiptReason | null;
  readonly orderRef: string | null;
  /** False when the receipt had this result already. */
  readonly isNews: boolean;
}

/** Reasons why a receipt has no order yet, but may find one later. */
const MAY_FIND_LATER: readonly ReceiptReason[] = [
  'no_reference',
  'unknown_reference',
  'sender_differs',
];

/**
 * Whether an order may still be found for a receipt: it is pending, or unmatched for one of these reasons.
 */
export function isClaimable({ state, reason }: PaymentReceipt): boolean {
  const found = reason !== null && !MAY_FIND_LATER.includes(reason);
  return state === 'pending' || (state === 'unmatched' && !found);
}

/** The writes that move money; each set of writes belongs to the caller's transaction (PAY-12). */
@Injectable()
export class SettlementWritesService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly offers: OffersService,
    private readonly methods: PaymentMethodsService,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  /** The result if an administrator assigned the money to this order now. */
  async manualSettlement(receipt: PaymentReceipt, order: PaymentOrder): Promise<Settlement> {
    return manualSettlement(order, await this.moneyOf(receipt), this.clock.now());
  }

  /**
   * Assigns a receipt to an order and changes the order by the settlement; a completed order extends the
   * plan. `decision` is set for an administrator's decision, and also stored in the receipt.
   */
  async match(
    receipt: PaymentReceipt,
    order: PaymentOrder,
    { actor, decision }: { actor: string; decision?: ReceiptChange },
  ): Promise<Verdict> {
    const settlement = decision
      ? await this.manualSettlement(receipt, order)
      : settlementOf(order, await this.moneyOf(receipt), this.clock.now());
    if (settlement === 'closed') return this.park(receipt, 'order_closed', order.ref_code);
    if (settlement === 'too_old') {
      return this.park(receipt, 'paid_long_before', order.ref_code);
    }
    const isOfferGone = settlement === 'completed' && !(await this.takeOffer(order.offerCode));
    const outcome = isOfferGone ? 'late' : settlement;
    const reason = isOfferGone ? 'offer_used' : null;
    const kept = {
      received_amount: receipt.amount,
      received_method: receipt.method,
      received_currency: receipt.currency,
      trx_id: receipt.trxId,
      receivedAt: receipt.paidAt,
      openKey: null,
      openSlot: null,
    };
    const change: OrderChange =
      outcome === 'late' ? { status: 'timed_out', late: 'open' } : { status: outcome };
    const isMoved = await this.orders.move(order, { ...kept, ...change });
    if (!isMoved) throw new Error(`Order ${order.ref_code} changed inside its transaction.`);
    if (outcome === 'completed') await this.grant(order, actor);
    else await this.tellPayer(outcome, order, receipt);
    const matched = { state: 'matched', orderRef: order.ref_code, dueAt: null } as const;
    await this.receipts.change(receipt.id, { ...matched, outcome, reason, ...decision });
    return { outcome, reason, orderRef: order.ref_code, isNews: true };
  }

  /**
   * Extends the plan of the order's user, exactly once; amounts above the plan's limit are left out. Call
   * it only in the transaction that completes the order.
   */
  async grant(order: PaymentOrder, actor: string): Promise<void> {
    const { userId, ref_code: sourceId, plan: bought } = order;
    const account = await this.accounts.get(userId);
    const { plan } = account;
    const fitting = fittingGrant(plan, bought, this.clock.now());
    const terms = { price: toBdt(order.amount), currency: 'BDT', activates: bought.activates };
    const cause = { reason: 'payment', actor, sourceId } as const;
    await this.plans.grantPlan(userId, { ...fitting, ...terms }, cause);
    // The bot reports it by the event of the plan.
    const facts = { amount: toBdt(order.amount), plan: bought.name };
    const notice = { key: `payment:${sourceId}:completed`, at: this.clock.now() };
    const content = { kind: 'payment_completed', facts } as const;
    await this.notices.notify(account, { ...notice, content }, null);
  }

  private async tellPayer(
    outcome: 'late' | 'failed_amount_mismatch',
    { userId, ref_code }: PaymentOrder,
    { id, amount }: PaymentReceipt,
  ): Promise<void> {
    const kind = outcome === 'late' ? 'payment_waiting' : 'payment_mismatched';
    const facts = { amount: toBdt(amount), reference: ref_code };
    const notice = { key: `payment:${ref_code}:${id}`, at: this.clock.now() };
    const payer = await this.accounts.get(userId);
    await this.notices.notify(payer, { ...notice, content: { kind, facts } });
  }

  /**
   * Leaves a receipt to an administrator. `orderRef` is only returned; the order does not get the money.
   */
  async park(
    receipt: PaymentReceipt,
    reason: ReceiptReason,
    orderRef: string | null = null,
  ): Promise<Verdict> {
    const parked = { state: 'unmatched', outcome: 'unmatched', dueAt: null, reason } as const;
    await this.receipts.change(receipt.id, parked);
    return { outcome: 'unmatched', reason, orderRef, isNews: true };
  }

  /** Schedules another look for the order of a receipt, a limited number of times (PAY-16). */
  async waitForOrder(receipt: PaymentReceipt, reason: ReceiptReason): Promise<Verdict> {
    const now = this.clock.now();
    const isFirst = receipt.outcome === null;
    const isDue = receipt.dueAt !== null && receipt.dueAt.getTime() <= now.getTime();
    const waits = { outcome: 'unmatched', reason, orderRef: null, isNews: isFirst } as const;
    if (!isFirst && !isDue) return waits;
    const tries = receipt.tries + 1;
    const dueAt = nextLookAt(tries, now);
    if (dueAt === null) return this.park(receipt, reason);
    const change = { state: 'pending', outcome: 'unmatched', reason, tries, dueAt } as const;
    await this.receipts.change(receipt.id, change);
    return waits;
  }

  private async moneyOf(receipt: PaymentReceipt): Promise<Money> {
    const { method, receiver } = receipt;
    const isOurs = receiver === null || (await this.methods.isOurs(method, receiver));
    return { ...receipt, isOurs };
  }

  private async takeOffer(code: string | null): Promise<boolean> {
    return code === null || this.offers.take(code);
  }
}
