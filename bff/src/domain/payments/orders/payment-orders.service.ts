import { Injectable } from '@nestjs/common';
import { USER_PAYMENTS_LIMIT } from '@portal/contracts';
import {
  type Discount,
  drawReferenceCode,
  findPurchasablePlan,
  isAcceptedMethod,
  isPayable,
  MOST_OPEN_ORDERS,
  normaliseReference,
  openOrderWaitSeconds,
  ORDER_LIFETIME_MS,
  type PaymentMethod,
  paymentStatusAt,
  type PurchasablePlan,
  purchaseTerms,
  REFERENCE_CODE_LENGTH,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { DomainError } from '../../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../../platform/mongo/duplicate-key';
import { KeyedMutex } from '../../../platform/mongo/keyed-mutex';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import { AccountsService } from '../../accounts/accounts.service';
import { OffersService } from '../../offers/offers.service';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';

/**
 * One retry per slot, plus key and code: each failed try means that a concurrent request took one of them.
 */
const ATTEMPTS = MOST_OPEN_ORDERS + 3;

/** Input of a purchase; price, days and videos come only from the catalogue (PAY-1). */
export interface Purchase {
  readonly planId: string;
  /** An offer code of the user; null for the normal price. */
  readonly offerCode: string | null;
  /** Null: not chosen yet. */
  readonly method: PaymentMethod | null;
}

/** Creates and reads payment orders. */
@Injectable()
export class PaymentOrdersService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly accounts: AccountsService,
    private readonly offers: OffersService,
    private readonly transactions: TransactionsService,
    private readonly mutex: KeyedMutex,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an order that is fixed for ORDER_LIFETIME_MS, or returns the user's open order for the same
   * plan and offer, with the new method (PAY-1, PAY-5).
   * @throws DomainError payments/unknown-plan, payments/method-missing, accounts/not-found,
   * accounts/frozen, offers/not-found also for a code of another plan, payments/too-many-open when the user
   * has MOST_OPEN_ORDERS others.
   */
  async create(userId: number, { planId, offerCode, method }: Purchase): Promise<PaymentOrder> {
    const plan = findPurchasablePlan(planId);
    if (!plan) throw new DomainError('payments/unknown-plan', { planId });
    this.demandMethod(method);
    const { isFrozen } = await this.accounts.get(userId);
    if (isFrozen) throw new DomainError('accounts/frozen', { userId });
    const discount = offerCode === null ? null : await this.discountOf(userId, offerCode, planId);
    // A concurrent request may insert the order or take the slot first; a drawn code may exist.
    const openKey = [userId, planId, offerCode ?? ''].join('|');
    const work = async (): Promise<PaymentOrder> => {
      const open = await this.findOpen(openKey, method);
      if (open) return open;
      const openSlot = await this.findSlot(userId);
      const order = this.newOrder(userId, plan, { offerCode, discount, method, openKey, openSlot });
      await this.transactions.run(() => this.orders.insertMany([order]));
      return order;
    };
    return this.mutex.run([`orders ${userId}`], () => retryOnDuplicateKey(work, ATTEMPTS));
  }

  /**
   * An order of the user with its current status.
   * @throws DomainError payments/order-not-found for unknown codes and for orders of other users (PAY-4).
   */
  async find(userId: number, typedCode: string): Promise<PaymentOrder> {
    const code = normaliseReference(typedCode);
    const order = code === null ? null : await this.orders.find(code);
    if (order?.userId !== userId) throw new DomainError('payments/order-not-found');
    return asOf(order, this.clock.now());
  }

  /** Orders of a user, newest first, each with its current status (PAY-17). */
  async listOfUser(userId: number): Promise<PaymentOrder[]> {
    const now = this.clock.now();
    const orders = await this.orders.listOfUser(userId, USER_PAYMENTS_LIMIT);
    return orders.map((order) => asOf(order, now));
  }

  /** The given reference codes whose orders can still be paid (rules' isPayable). */
  async findPayableCodes(codes: readonly string[]): Promise<string[]> {
    const now = this.clock.now();
    const orders = await this.orders.listPayableFacts(codes);
    return orders.filter((order) => isPayable(order, now)).map(({ ref_code }) => ref_code);
  }

  /** Creation times of the orders that are open at an instant; none is older than ORDER_LIFETIME_MS. */
  async listOpenMade(now: Date): Promise<Date[]> {
    return this.orders.listOpenMade(now);
  }

  private demandMethod(method: PaymentMethod | null): void {
    if (method !== null && !isAcceptedMethod(method, this.config.paymentNumbers)) {
      throw new DomainError('payments/method-missing', { method });
    }
  }

  private async discountOf(userId: number, code: string, planId: string): Promise<Discount> {
    const offer = await this.offers.open(userId, code);
    if (offer.planId !== planId) throw new DomainError('offers/not-found');
    return offer.discount;
  }

  /** The order of a key if it can still be paid; otherwise releases the key. */
  private async findOpen(
    openKey: string,
    method: PaymentMethod | null,
  ): Promise<PaymentOrder | null> {
    const order = await this.orders.findByOpenKey(openKey);
    if (!order) return null;
    if (paymentStatusAt(order, this.clock.now()) !== 'pending') {
      await this.orders.releaseOpen(order);
      return null;
    }
    if (method === null || method === order.method) return order;
    const isStillOpen = await this.orders.setMethod(order.ref_code, method);
    return isStillOpen ? { ...order, method } : this.findOpen(openKey, method);
  }

  /** A free slot for one more open order; orders that are over release theirs. */
  private async findSlot(userId: number): Promise<string> {
    const now = this.clock.now();
    const slots = Array.from({ length: MOST_OPEN_ORDERS }, (_, place) => `${userId}|${place + 1}`);
    const holders = await this.orders.listBySlots(slots);
    const open = holders.filter((order) => paymentStatusAt(order, now) === 'pending');
    const ends = open.map(({ expiresAt }) => expiresAt);
    const retryAfterSeconds = openOrderWaitSeconds(ends, now);
    const taken = new Set(open.map(({ openSlot }) => openSlot));
    const free = slots.find((slot) => !taken.has(slot));
    if (free === undefined || retryAfterSeconds > 0) {
      throw new DomainError('payments/too-many-open', { userId, retryAfterSeconds });
    }
    for (const order of holders) if (order.openSlot === free) await this.orders.releaseOpen(order);
    return free;
  }

  private newOrder(
    userId: number,
    plan: PurchasablePlan,
    frozen: Pick<PaymentOrder, 'offerCode' | 'discount' | 'method' | 'openKey' | 'openSlot'>,
  ): PaymentOrder {
    const { amount, activates, ...terms } = purchaseTerms(plan, frozen.discount);
    const createdAt = this.clock.now();
    return {
      ref_code: drawReferenceCode(randomBytes(REFERENCE_CODE_LENGTH)),
      userId,
      plan: { ...terms, activates: [...activates] },
      amount,
      status: 'pending',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ORDER_LIFETIME_MS),
      received_amount: null,
      trx_id: null,
      receivedAt: null,
      late: null,
      submitted_trx_id: null,
      ...frozen,
    };
  }
}

const asOf = (order: PaymentOrder, now: Date): PaymentOrder => ({
  ...order,
  status: paymentStatusAt(order, now),
});
