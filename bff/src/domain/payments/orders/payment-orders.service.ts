import { Injectable } from '@nestjs/common';
import { USER_PAYMENTS_LIMIT } from '@portal/contracts';
import {
  type Discount,
  drawReferenceCode,
  findPurchasablePlan,
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
import {
  type ClientSession,
  TransactionsService,
} from '../../../platform/mongo/transactions.service';
import { AccountsService } from '../../accounts/accounts.service';
import { OffersService } from '../../offers/offers.service';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';

/** Each round that failed, another request took one of the user's slots, the key or the code. */
const ATTEMPTS = MOST_OPEN_ORDERS + 3;

/** What somebody wants to buy; price, days and videos come from the catalogue alone (PAY-1). */
export interface Purchase {
  readonly planId: string;
  /** A code of the user's own; null for the plan's own price. */
  readonly offerCode: string | null;
  /** Null leaves it open. */
  readonly method: PaymentMethod | null;
}

/** Payment orders: making and reading them. */
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
   * Freezes what is bought for ORDER_LIFETIME_MS, or gives the user's open order for the same plan and
   * offer; another method is then noted with it (PAY-1, PAY-5).
   * @throws DomainError payments/unknown-plan, payments/method-missing, accounts/not-found,
   * accounts/frozen, offers/not-found also for a code that is made for another plan,
   * payments/too-many-open when the user has MOST_OPEN_ORDERS others.
   */
  async create(userId: number, { planId, offerCode, method }: Purchase): Promise<PaymentOrder> {
    const plan = findPurchasablePlan(planId);
    if (!plan) throw new DomainError('payments/unknown-plan', { planId });
    this.demandMethod(method);
    const { isFrozen } = await this.accounts.get(userId);
    if (isFrozen) throw new DomainError('accounts/frozen', { userId });
    const discount = offerCode === null ? null : await this.discountOf(userId, offerCode, planId);
    // Another request may add the open order or take the slot first; a code may have been given before.
    const openKey = [userId, planId, offerCode ?? ''].join('|');
    const work = async (): Promise<PaymentOrder> => {
      const open = await this.findOpen(openKey, method);
      if (open) return open;
      const openSlot = await this.findSlot(userId);
      const order = this.newOrder(userId, plan, { offerCode, discount, method, openKey, openSlot });
      await this.transactions.run((session) => this.orders.insertMany([order], session));
      return order;
    };
    return this.mutex.run([`orders ${userId}`], () => retryOnDuplicateKey(work, ATTEMPTS));
  }

  /**
   * An order of the user's own with its status now. @throws DomainError payments/order-not-found alike
   * for codes that nobody has and those of others (PAY-4).
   */
  async find(userId: number, typedCode: string): Promise<PaymentOrder> {
    const code = normaliseReference(typedCode);
    const order = code === null ? null : await this.orders.find(code);
    if (order?.userId !== userId) throw new DomainError('payments/order-not-found');
    return asOf(order, this.clock.now());
  }

  /** Orders of a user, newest first, each with its status now (PAY-17). */
  async listOfUser(userId: number): Promise<PaymentOrder[]> {
    const now = this.clock.now();
    const orders = await this.orders.listOfUser(userId, USER_PAYMENTS_LIMIT);
    return orders.map((order) => asOf(order, now));
  }

  /** Those of the reference codes whose orders can still be paid (rules' isPayable). */
  async findPayableCodes(codes: readonly string[]): Promise<string[]> {
    const now = this.clock.now();
    const orders = await this.orders.listPayableFacts(codes);
    return orders.filter((order) => isPayable(order, now)).map(({ ref_code }) => ref_code);
  }

  /** When the orders that are open at an instant were made, at most ORDER_LIFETIME_MS before it. */
  async listOpenMade(now: Date, session: ClientSession): Promise<Date[]> {
    return this.orders.listOpenMade(now, session);
  }

  /** A service without any number takes every method: nothing tells them apart yet. */
  private demandMethod(method: PaymentMethod | null): void {
    const { paymentNumbers } = this.config;
    const isTaken = paymentNumbers.some((number) => number.method === method);
    if (method !== null && paymentNumbers.length > 0 && !isTaken) {
      throw new DomainError('payments/method-missing', { method });
    }
  }

  private async discountOf(userId: number, code: string, planId: string): Promise<Discount> {
    const offer = await this.offers.open(userId, code);
    if (offer.planId !== planId) throw new DomainError('offers/not-found');
    return offer.discount;
  }

  /** The order of a key if it can still be paid; one that cannot lets a new one take the key. */
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

  /** A place for one more open order; those that are over give theirs up. */
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
