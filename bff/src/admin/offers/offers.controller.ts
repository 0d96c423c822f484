import { Body, Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  type ActiveOfferView,
  type ChangedOfferResponse,
  listActiveOffers,
  type PaginationView,
  removeOffer,
  sendOffer,
  sendSpecialOffer,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { OfferActionsService } from '../../domain/offers/offer-actions.service';
import type { OfferFilter } from '../../domain/offers/offer-filter';
import { type ListedOffer, OpenOffersService } from '../../domain/offers/open-offers.service';
import { Clock } from '../../platform/clock/clock';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { type Direction, directionOf, pageOf } from '../../platform/http/page';
import { Refuses, Route } from '../../platform/http/route';
import { answerWhole, AnswersWhole } from '../../platform/http/whole-list';
import { Idempotent } from '../../platform/idempotency/idempotent';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { reversible } from '../../presenters/reversible';
import { ListOffersParameters } from './list-offers.query';
import { presentOffer } from './offer.presenter';
import { SendOfferBody } from './send-offer.body';
import { SendSpecialOfferBody } from './send-special-offer.body';

@Controller()
export class AdminOffersController {
  constructor(
    private readonly open: OpenOffersService,
    private readonly actions: OfferActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(listActiveOffers)
  @AnswersWhole()
  @Access(admin('read'))
  async list(
    @Query() { page, limit, user, kind, sort }: ListOffersParameters,
    @Reader() reader: BearerReader,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ offers: ActiveOfferView[]; pagination: PaginationView } | StreamableFile> {
    const isDiscount = kind === undefined ? null : kind === 'discount';
    const filter = { userId: user ?? null, isDiscount };
    const direction = directionOf(sort);
    if (page === undefined)
      return answerWhole(reply, 'offers', this.presentWhole(filter, direction, reader));
    const found = await this.open.readPage({ page, limit, direction }, filter);
    return {
      offers: this.present(found.offers, reader),
      pagination: pageOf(found.total, found.page, limit),
    };
  }

  @Route(sendOffer)
  @Refuses('accounts/not-found')
  @Access(admin('money'))
  @Idempotent()
  async send(
    @Body() { userId, message }: SendOfferBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedOfferResponse> {
    const actionId = await this.actions.send(origin, userId, message);
    return { message: 'Offer sent successfully!', ...reversible(actionId) };
  }

  @Route(sendSpecialOffer)
  @Refuses('accounts/not-found')
  @Access(admin('money'))
  @StepUp()
  @Idempotent()
  async sendSpecial(
    @Body() { userId, ...offer }: SendSpecialOfferBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedOfferResponse> {
    const actionId = await this.actions.sendSpecial(origin, userId, offer);
    return { message: 'Special offer sent successfully!', ...reversible(actionId) };
  }

  @Route(removeOffer)
  @Refuses('offers/not-found')
  @Access(admin('money'))
  async remove(
    @RecordIdParam('offerId') id: string,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedOfferResponse> {
    const actionId = await this.actions.remove(origin, id);
    return { message: 'Offer removed!', ...reversible(actionId) };
  }

  private async *presentWhole(
    filter: OfferFilter,
    direction: Direction,
    reader: BearerReader,
  ): AsyncGenerator<ActiveOfferView[]> {
    for await (const offers of this.open.readWhole(filter, direction))
      yield this.present(offers, reader);
  }

  private present(offers: readonly ListedOffer[], reader: BearerReader): ActiveOfferView[] {
    const now = this.clock.now();
    return offers.map((offer) => presentOffer(offer, reader, now));
  }
}
