import { Injectable } from '@nestjs/common';
import { type ShownTerms, USER_PAYMENTS_LIMIT } from '@portal/contracts';
import {
  type Discount,
  drawReferenceCode,
  isPayable,
  type MethodNumber,
  MOST_OPEN_ORDERS,
  normaliseReference,
  openOrderWaitSeconds,
  ORDER_LIFETIME_MS,
  type PaymentMethod,
  paymentStatusAt,
  type PurchaseTerms,
  purchaseTerms,
  REFERENCE_CODE_LENGTH,
  toBdt,
  toPoisha,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../../platform/mongo/duplicate-key';
import { KeyedMutex } from '../../../platform/mongo/keyed-mutex';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import { AccountsService } from '../../accounts/accounts.service';
import { OffersService } from '../../offers/offers.service';
import { PaymentMethodsService } from '../../payment-methods/payment-methods.service';
import { PriceListsService } from '../../price-lists/price-lists.service';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';

/**
 * One retry per slot, plus key and code: each failed try means that a concurrent request took one of them.
 */
const ATTEMPTS = MOST_OPEN_ORDERS + 3;

/** Input of a purchase; price, days and videos come only from the price list or the offer (PAY-1). */
export interface Purchase {
  readonly planId: string;
  /** An offer code of the user; null for the normal price. */
  readonly offerCode: string | null;
  /** Null: not chosen yet. */
  readonly method: PaymentMethod | null;
  /** What the user saw; absent when the screen does not say it. */
  readonly shown?: ShownTerms | null;
}

/** What is on sale now, and by which price list. */
interface CurrentTerms {
  readonly terms: PurchaseTerms;
  readonly priceList: number;
  readonly discount: Discount | null;
}

/** Creates and reads payment orders. */
@Injectable()
export class PaymentOrdersService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly accounts: AccountsService,
    private readonly offers: OffersService,
    private readonly priceLists: PriceListsService,
    private readonly methods: PaymentMethodsService,
    private readonly transactions: TransactionsService,
    private readonly mutex: KeyedMutex,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an order that is fixed for ORDER_LIFETIME_MS, or returns the user's open order for the same
   * plan and offer, with the new method (PAY-1, PAY-5). An order never has other terms than were shown: an
   * open one with other terms stays payable, but is not returned again (PAY-37). It keeps the numbers that were
   * shown with its method; an open one of that method is returned also after the method was switched off (PAY-47).
   * @throws DomainError payments/unknown-plan, payments/method-missing, payments/below-minimum,
   * payments/above-maximum, accounts/not-found, accounts/frozen, offers/not-found also for a code of another plan, payments/price-changed,
   * payments/too-many-open when the user has MOST_OPEN_ORDERS others.
   */
  async create(userId: number, purchase: Purchase): Promise<PaymentOrder> {
    const { planId, offerCode, method, shown = null } = purchase;
    const { isFrozen } = await this.accounts.get(userId);
    if (isFrozen) throw new DomainError('accounts/frozen', { userId });
    // A concurrent request may insert the order or take the slot first; a drawn code may exist.
    const openKey = [userId, planId, offerCode ?? ''].join('|');
    const work = async (): Promise<PaymentOrder> => {
      const current = await this.currentTerms(userId, purchase);
      const open = await this.findOpen(openKey, method, shown);
      if (open) return open;
      if (shown && !isShown(shown, current.terms)) throw new DomainError('payments/price-changed');
      const payTo = await this.methods.payTo(method, toBdt(current.terms.amount));
      const openSlot = await this.findSlot(userId);
      const frozen = { offerCode, method, payTo, openKey, openSlot };
      const order = this.newOrder(userId, current, frozen);
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

  /** What an offer was sent with, or what the plan costs and holds now. */
  private async currentTerms(
    userId: number,
    { planId, offerCode }: Pick<Purchase, 'planId' | 'offerCode'>,
  ): Promise<CurrentTerms> {
    if (offerCode === null) {
      const sold = await this.priceLists.findOnSale(planId);
      if (!sold) throw new DomainError('payments/unknown-plan', { planId });
      const { plan, priceList } = sold;
      return { terms: purchaseTerms(plan, null), priceList, discount: null };
    }
    const offer = await this.offers.open(userId, offerCode);
    if (offer.planId !== planId) throw new DomainError('offers/not-found');
    const { plan, priceList, discount } = offer;
    return { terms: purchaseTerms(plan, discount), priceList, discount };
  }

  /** The order of a key if it can still be paid and has the shown terms; otherwise releases the key. */
  private async findOpen(
    openKey: string,
    method: PaymentMethod | null,
    shown: ShownTerms | null,
  ): Promise<PaymentOrder | null> {
    const order = await this.orders.findByOpenKey(openKey);
    if (!order) return null;
    if (paymentStatusAt(order, this.clock.now()) !== 'pending') {
      await this.orders.releaseOpen(order);
      return null;
    }
    if (shown && !isShown(shown, { ...order.plan, amount: order.amount })) {
      await this.orders.releaseKey(order);
      return null;
    }
    const wanted = method ?? order.method;
    const payTo = await this.newPayTo(order, wanted);
    if (payTo === null) return order;
    const isStillOpen = await this.orders.setMethod(order.ref_code, wanted, payTo);
    return isStillOpen
      ? { ...order, method: wanted, payTo }
      : this.findOpen(openKey, method, shown);
  }

  /** The numbers that an open order is paid to from now on; null when its own stay. */
  private async newPayTo(
    order: PaymentOrder,
    method: PaymentMethod | null,
  ): Promise<MethodNumber[] | null> {
    try {
      const payTo = await this.methods.payTo(method, toBdt(order.amount));
      const isSame = isDeepStrictEqual([method, payTo], [order.method, order.payTo ?? []]);
      return isSame ? null : payTo;
    } catch (error) {
      // What was ordered can still be paid.
      if (method === order.method && error instanceof DomainError) return null;
      throw error;
    }
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
    { terms, priceList, discount }: CurrentTerms,
    frozen: Pick<PaymentOrder, 'offerCode' | 'method' | 'payTo' | 'openKey' | 'openSlot'>,
  ): PaymentOrder {
    const { amount, activates, ...plan } = terms;
    const createdAt = this.clock.now();
    return {
      ref_code: drawReferenceCode(randomBytes(REFERENCE_CODE_LENGTH)),
      userId,
      plan: { ...plan, activates: [...activates], priceList },
      discount,
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

/** Whether terms are those that a screen has shown. */
function isShown(
  shown: ShownTerms,
  { amount, days, videos }: Pick<PurchaseTerms, 'amount' | 'days' | 'videos'>,
): boolean {
  const poisha = Math.round(toPoisha(shown.amount));
  return poisha === amount && shown.days === days && shown.videos === videos;
}

const asOf = (order: PaymentOrder, now: Date): PaymentOrder => ({
  ...order,
  status: paymentStatusAt(order, now),
});
