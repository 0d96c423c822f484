import { Controller, Param } from '@nestjs/common';
import {
  getOfferDetails,
  getUserOffer,
  type OfferDetailsView,
  type OfferView,
} from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { OffersService } from '../../domain/offers/offers.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';
import { presentOffer, presentOfferDetails } from './offer.presenter';

@Controller()
export class OffersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly offers: OffersService,
    private readonly clock: Clock,
  ) {}

  @Route(getUserOffer)
  @Access(selfOrAdmin('id', 'read'))
  async readCurrent(
    @UserIdParam('id') userId: number,
    @Reader() reader: BearerReader,
  ): Promise<{ offer: OfferView | null }> {
    await this.accounts.get(userId);
    const offer = await this.offers.findCurrent(userId);
    return { offer: offer && presentOffer(offer, reader, this.clock.now()) };
  }

  @Route(getOfferDetails)
  @Refuses('offers/not-found')
  @Access('subscriber')
  async open(
    @Param('offerCode') code: string,
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<{ offer: OfferDetailsView }> {
    return { offer: presentOfferDetails(await this.offers.open(userId, code)) };
  }
}
