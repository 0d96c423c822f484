import { Body, Controller, Param } from '@nestjs/common';
import {
  cancelPriceList,
  discardPriceDraft,
  getPriceLists,
  PRICE_LISTS_LIMIT,
  type PriceListsChange,
  type PriceListsResponse,
  publishPriceList,
  savePriceDraft,
} from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { keepPlainText } from '../../domain/bearer-values/plain-answer';
import {
  PriceListActionsService,
  type PriceListsState,
} from '../../domain/price-lists/price-list-actions.service';
import { DomainError } from '../../platform/errors/domain-error';
import { readInstant } from '../../platform/http/read-instant';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { PublishPriceListBody, SavePriceDraftBody } from './price-lists.body';
import { presentPriceLists } from './price-lists.presenter';

const NUMBER = /^[1-9]\d{0,8}$/;

/** What plans cost and hold. */
@Controller()
export class PriceListsController {
  constructor(private readonly actions: PriceListActionsService) {}

  @Route(getPriceLists)
  @Access(admin('read'))
  async read(@AdminOrigin() { actor }: Origin): Promise<PriceListsResponse> {
    const state = await this.actions.read(PRICE_LISTS_LIMIT);
    const { draft } = state;
    return this.present(state, draft === null || this.actions.mayPublish(draft.author, actor));
  }

  @Route(savePriceDraft)
  @Refuses('price-lists/draft-changed')
  @Access(admin('money'))
  async saveDraft(
    @Body() { revision, plans }: SavePriceDraftBody,
    @AdminOrigin() origin: Origin,
  ): Promise<PriceListsChange> {
    const read = plans.map((plan) => ({
      ...plan,
      visibleFrom: readTime('visibleFrom', plan.visibleFrom),
      visibleUntil: readTime('visibleUntil', plan.visibleUntil),
    }));
    await this.actions.saveDraft(origin, { revision, plans: read });
    return this.changed(origin, 'Draft saved.');
  }

  @Route(discardPriceDraft)
  @Refuses('price-lists/no-draft')
  @Access(admin('money'))
  async discardDraft(@AdminOrigin() origin: Origin): Promise<PriceListsChange> {
    await this.actions.discardDraft(origin);
    return this.changed(origin, 'Draft discarded.');
  }

  @Route(publishPriceList)
  @Refuses(
    'price-lists/newer',
    'price-lists/waiting',
    'price-lists/no-draft',
    'price-lists/draft-changed',
    'price-lists/own-draft',
    'price-lists/not-complete',
    'price-lists/no-changes',
    'price-lists/in-the-past',
  )
  @Access(admin('money'))
  @StepUp()
  async publish(
    @Body() { revision, after, effectiveFrom, reason }: PublishPriceListBody,
    @AdminOrigin() origin: Origin,
  ): Promise<PriceListsChange> {
    const at = effectiveFrom === null ? null : readInstant(effectiveFrom, 'effectiveFrom');
    const what = { revision, after, effectiveFrom: at, reason: reason ?? null };
    const number = await this.actions.publish(origin, what);
    return this.changed(
      origin,
      at === null
        ? `Price list ${number} is in effect.`
        : `Price list ${number} is published and waits for its time.`,
    );
  }

  @Route(cancelPriceList)
  @Refuses('price-lists/not-waiting')
  @Access(admin('money'))
  @StepUp()
  async cancel(
    @Param('number') text: string,
    @AdminOrigin() origin: Origin,
  ): Promise<PriceListsChange> {
    if (!NUMBER.test(text)) {
      throw new DomainError('request/invalid', undefined, 'this is no number of a price list');
    }
    await this.actions.cancel(origin, Number(text));
    return this.changed(origin, `The publication of price list ${text} is cancelled.`);
  }

  private readonly present = memoizeOne(
    (state: PriceListsState, mayPublish: boolean) =>
      keepPlainText(presentPriceLists(state, mayPublish)),
    ([one, mayOne], [other, mayOther]) => mayOne === mayOther && isSameState(one, other),
  );

  private async changed(origin: Origin, message: string): Promise<PriceListsChange> {
    return { ...(await this.read(origin)), message };
  }
}

/** Of a list only its cancellation can change, and every change of a draft has a revision of its own. */
const stateText = ({ current, waiting, lists, draft }: PriceListsState): string =>
  JSON.stringify([
    ...[current.number, waiting?.number, draft?.revision],
    lists.map(({ number, cancelledAt }) => [number, cancelledAt]),
  ]);

const isSameState = (one: PriceListsState, other: PriceListsState): boolean =>
  stateText(one) === stateText(other);

const readTime = (field: string, text: string | null): string | null =>
  text === null ? null : readInstant(text, field).toISOString();
