import { Injectable } from '@nestjs/common';
import type { Origin } from '../../platform/security/origin';
import type { AuditDetails, AuditFacts } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import type { Offer } from './offer';
import { type NewSpecialOffer, OffersService } from './offers.service';
import { OpenOffersService } from './open-offers.service';

/** Administrators' actions on offers, each with its audit record (SEC-57); records never contain codes. */
@Injectable()
export class OfferActionsService {
  constructor(
    private readonly offers: OffersService,
    private readonly open: OpenOffersService,
    private readonly audit: AuditService,
  ) {}

  /** Sends a message without an expiry. @throws DomainError accounts/not-found. */
  async send(origin: Origin, userId: number, message: string): Promise<void> {
    await this.audit.changeUser(origin, userId, async () => {
      const { id: offer } = await this.offers.sendSimpleOffer(userId, message);
      const details = { offer, message };
      return { result: undefined, action: 'offers/send', details, facts: factsOf(offer) };
    });
    this.open.forgetTotal();
  }

  /** Sends a discounted plan. @throws DomainError accounts/not-found; request/invalid. */
  async sendSpecial(origin: Origin, userId: number, special: NewSpecialOffer): Promise<void> {
    await this.audit.changeUser(origin, userId, async () => {
      const { id: offer } = await this.offers.sendSpecialOffer(userId, special);
      const details = { offer, ...inWords(special), expiryDays: special.expiryDays };
      return { result: undefined, action: 'offers/send-special', details, facts: factsOf(offer) };
    });
    this.open.forgetTotal();
  }

  /** Withdraws an open offer. @throws DomainError offers/not-found. */
  async remove(origin: Origin, id: string): Promise<void> {
    const { userId } = await this.offers.getOpen(id);
    await this.audit.changeUser(origin, userId, async () => {
      const { special, message } = await this.offers.remove(id);
      const details = { offer: id, ...(special ? inWords(special) : { message }) };
      return { result: undefined, action: 'offers/remove', details, facts: factsOf(id) };
    });
    this.open.forgetTotal();
  }
}

const factsOf = (offerId: string): AuditFacts => ({ objects: [`offer:${offerId}`] });

function inWords({
  planId,
  discount,
}: Pick<NonNullable<Offer['special']>, 'planId' | 'discount'>): AuditDetails {
  return { planId, discount: discount.type, value: discount.value };
}
