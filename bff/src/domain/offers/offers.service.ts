import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  type Discount,
  drawOfferCode,
  FIRST_PRICE_LIST,
  isDiscountFor,
  isOfferCode,
  isOfferOver,
  OFFER_CODE_LENGTH,
  type PricedPlan,
  specialOfferMessage,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { NoticesService } from '../notices/notices.service';
import { PriceListsService } from '../price-lists/price-lists.service';
import type { Offer, SpecialOffer } from './offer';
import { OffersRepository } from './offers.repository';
import type { StoredOffer } from './open-offers.repository';

export type { StoredOffer };

/** A discounted plan for one user. */
export interface NewSpecialOffer {
  readonly planId: string;
  readonly discount: Discount;
  /** Days until it expires, an integer from 1. */
  readonly expiryDays: number;
}

/** An offer before it is sent. */
type NewOffer = Pick<Offer, 'message' | 'expiresAt' | 'special'>;

/** A stored offer with its id. */
export interface SentOffer extends Offer {
  readonly id: string;
}

/** An offer as it was before its removal. */
export interface RemovedOffer extends Offer {
  readonly endedAt: Date;
}

/** A special offer that its user can use. */
export interface OpenOffer extends SpecialOffer {
  readonly plan: PricedPlan;
  readonly priceList: number;
  readonly expiresAt: Date;
}

/** Offers to single users. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly accounts: AccountsService,
    private readonly notices: NoticesService,
    private readonly priceLists: PriceListsService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /** Sends a message without an expiry. @throws DomainError accounts/not-found. */
  async sendSimpleOffer(userId: number, message: string): Promise<SentOffer> {
    return this.send(userId, { message, expiresAt: null, special: null });
  }

  /** Withdraws a simple offer; false when it does not exist any more. */
  async withdrawSimpleOffer(id: string): Promise<boolean> {
    return this.offers.removeSimple(id);
  }

  /**
   * Sends a discounted plan, with a new code that only its user can open.
   * @throws DomainError accounts/not-found; request/invalid for a plan without offers, a discount that does
   * not fit the plan, or an invalid number of days.
   */
  async sendSpecialOffer(userId: number, offer: NewSpecialOffer): Promise<SentOffer> {
    return retryOnDuplicateKey(async () => this.send(userId, await this.makeSpecial(offer)));
  }

  /** An open offer. @throws DomainError offers/not-found. */
  async getOpen(id: string): Promise<Offer> {
    const offer = await this.offers.find(id);
    if (!offer || offer.special?.usedAt || isOfferOver(offer, this.clock.now())) {
      throw new DomainError('offers/not-found', { id });
    }
    return offer;
  }

  /**
   * Withdraws an open offer. A special one is not removed but ends now, because an open order may have
   * fixed its price.
   * @throws DomainError offers/not-found.
   */
  async remove(id: string): Promise<RemovedOffer> {
    const offer = await this.getOpen(id);
    const endedAt = this.clock.now();
    if (offer.special) await this.offers.end(id, endedAt);
    else await this.offers.removeSimple(id);
    return { ...offer, endedAt };
  }

  /**
   * Brings back an offer as it was before its removal; false when a special one was used since or would have
   * ended. The bot has notified the user already.
   */
  async restore(
    id: string,
    { endedAt, ...offer }: Omit<RemovedOffer, 'special'>,
  ): Promise<boolean> {
    const { expiresAt } = offer;
    if (!expiresAt) {
      if (await this.offers.find(id)) return false;
      await this.offers.restore(id, { ...offer, special: null });
      return true;
    }
    return expiresAt > this.clock.now() && (await this.offers.reopen(id, endedAt, expiresAt));
  }

  /** Whether an offer is there, unused and not expired. */
  async isOpen(id: string): Promise<boolean> {
    const offer = await this.offers.find(id);
    return offer !== null && !offer.special?.usedAt && !isOfferOver(offer, this.clock.now());
  }

  /** The offer in the user's banner: an open special offer before a message; null for none. */
  async findCurrent(userId: number): Promise<Offer | null> {
    return this.offers.findCurrent(userId, this.clock.now());
  }

  /**
   * Opens a code for a user.
   * @throws DomainError offers/not-found for every code that is unknown, used, expired or of another user.
   */
  async open(userId: number, code: string): Promise<OpenOffer> {
    const offer = isOfferCode(code) ? await this.offers.findByCode(code) : null;
    const isTheirs = offer?.userId === userId && !isOfferOver(offer, this.clock.now());
    if (!isTheirs || !offer.special || offer.special.usedAt || !offer.expiresAt) {
      throw new DomainError('offers/not-found');
    }
    const { planId, priceList = FIRST_PRICE_LIST } = offer.special;
    const plan = await this.priceLists.findPlan(priceList, planId);
    if (!plan) throw new DomainError('offers/not-found');
    return { ...offer.special, plan, priceList, expiresAt: offer.expiresAt };
  }

  /** The newest offers of a user, open, used or ended. */
  async listNewest(userId: number, limit: number): Promise<StoredOffer[]> {
    return this.offers.listNewest(userId, limit);
  }

  /** The special offer with a code, also an ended or used one; null when there is none. */
  async findByCode(code: string): Promise<Offer | null> {
    return isOfferCode(code) ? this.offers.findByCode(code) : null;
  }

  /**
   * Marks an offer as used for an order that has fixed it, even if it has expired; false when it was used
   * already (PAY-3). Runs in the transaction of the grant.
   */
  async take(code: string): Promise<boolean> {
    return this.offers.use(code, this.clock.now());
  }

  private async makeSpecial(offer: NewSpecialOffer): Promise<NewOffer> {
    const { planId, discount, expiryDays } = offer;
    const sold = await this.priceLists.findOnSale(planId);
    if (sold?.plan.place !== 'page')
      throw new DomainError('request/invalid', { planId }, 'no such plan for offers');
    const { plan, priceList } = sold;
    if (!isDiscountFor(plan, discount)) {
      throw new DomainError(
        'request/invalid',
        { discount },
        'this discount does not suit the plan',
      );
    }
    if (!Number.isSafeInteger(expiryDays) || expiryDays < 1) {
      throw new DomainError(
        'request/invalid',
        { expiryDays },
        'the offer must last at least 1 day',
      );
    }
    const expiresAt = new Date(this.clock.now().getTime() + expiryDays * DAY_MS);
    const code = drawOfferCode(randomBytes(OFFER_CODE_LENGTH));
    const message = specialOfferMessage(plan, discount, code);
    const names = { planName: plan.name, planNameBn: plan.nameBn };
    return {
      message,
      expiresAt,
      special: { code, planId, priceList, ...names, discount, usedAt: null },
    };
  }

  private async send(userId: number, offer: NewOffer): Promise<SentOffer> {
    return this.transactions.run(async () => {
      const account = await this.accounts.get(userId);
      return this.give(account, { ...offer, userId, createdAt: this.clock.now() });
    });
  }

  /** Stores an offer and notifies its user. */
  private async give(account: Account, offer: Offer): Promise<SentOffer> {
    const { userId, message, createdAt: at, special } = offer;
    const offerId = await this.offers.insert(offer);
    const expiresAt = offer.expiresAt?.toISOString() ?? null;
    const facts = { userId, offerId, message, isDiscount: special !== null, expiresAt };
    const key = `offer:${offerId}`;
    await this.notices.notify(
      account,
      { key, at, content: { kind: 'offer', facts: { message } } },
      { key, at, facts: { type: 'offer', ...facts } },
    );
    return { ...offer, id: offerId };
  }
}
