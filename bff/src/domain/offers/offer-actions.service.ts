import { Injectable } from '@nestjs/common';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import type { AuditDetails, AuditFacts } from '../audit/audit-entry';
import { AuditService, type Change } from '../audit/audit.service';
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

  /** Sends a message without an expiry; returns the id of the action. @throws DomainError accounts/not-found. */
  async send(origin: Origin, userId: number, message: string): Promise<string> {
    return this.change(origin, userId, async () => {
      const { id: offer } = await this.offers.sendSimpleOffer(userId, message);
      return { action: 'offers/send', details: { offer, message }, facts: factsOf(offer) };
    });
  }

  /** Sends a discounted plan. @throws DomainError accounts/not-found; request/invalid. */
  async sendSpecial(origin: Origin, userId: number, special: NewSpecialOffer): Promise<string> {
    return this.change(origin, userId, async () => {
      const { id: offer } = await this.offers.sendSpecialOffer(userId, special);
      const details = { offer, ...inWords(special), expiryDays: special.expiryDays };
      return { action: 'offers/send-special', details, facts: factsOf(offer) };
    });
  }

  /** Withdraws an open offer. @throws DomainError offers/not-found. */
  async remove(origin: Origin, id: string): Promise<string> {
    const { userId } = await this.offers.getOpen(id);
    return this.change(origin, userId, async () => {
      const { special, ...removed } = await this.offers.remove(id);
      const what = special ? inWords(special) : { message: removed.message };
      const times = {
        sentAt: removed.createdAt.toISOString(),
        expiresAt: removed.expiresAt?.toISOString() ?? null,
        endedAt: removed.endedAt.toISOString(),
      };
      const details = { offer: id, ...what, ...times };
      return { action: 'offers/remove', details, facts: factsOf(id) };
    });
  }

  private async change(
    origin: Origin,
    userId: number,
    decide: () => Promise<Omit<Change<string>, 'result' | 'id'>>,
  ): Promise<string> {
    const actionId = await this.audit.changeUser(origin, userId, async () => {
      const id = newDocumentId();
      return { ...(await decide()), result: String(id), id };
    });
    this.open.forgetTotal();
    return actionId;
  }
}

const factsOf = (offerId: string): AuditFacts => ({ objects: [`offer:${offerId}`] });

function inWords({
  planId,
  discount,
}: Pick<NonNullable<Offer['special']>, 'planId' | 'discount'>): AuditDetails {
  return { planId, discount: discount.type, value: discount.value };
}
