import { Injectable } from '@nestjs/common';
import {
  mayPublish,
  PRICE_LIST_FAULTS,
  type PricedPlan,
  priceChanges,
  priceListFaults,
  roleMay,
  waitingPriceList,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Origin } from '../../platform/security/origin';
import { type AuditDetails, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { priceChangeTexts } from './price-change-texts';
import { FIRST_LIST, listInEffect, type PriceDraft, type PriceList } from './price-list';
import { PriceListsRepository } from './price-lists.repository';
import { NEWEST_VALID, PriceListsService } from './price-lists.service';

/** What the publisher has seen, and when the list comes into effect; null: now. */
export interface Publication {
  readonly revision: number;
  readonly after: number;
  readonly effectiveFrom: Date | null;
  readonly reason: string | null;
}

/** Everything about price lists that administrators see. */
export interface PriceListsState {
  readonly current: PriceList;
  readonly waiting: PriceList | null;
  /** Newest first. */
  readonly lists: readonly PriceList[];
  readonly draft: PriceDraft | null;
}

/** All actions have one mutex key: each decides by the draft and the newest list. */
const KEYS = ['price-lists'] as const;
const DRAFT_TARGET = { target: 'price-draft', keys: KEYS } as const;
const listTarget = (number: number) => ({ target: `price-list:${number}`, keys: KEYS });

/** Writes, publishes and cancels price lists. */
@Injectable()
export class PriceListActionsService {
  constructor(
    private readonly lists: PriceListsRepository,
    private readonly priceLists: PriceListsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The state for administrators; `limit` is the number of lists. */
  async read(limit: number): Promise<PriceListsState> {
    const [stored, draft] = await Promise.all([
      this.lists.listNewest(limit),
      this.lists.findDraft(),
    ]);
    const lists = stored.length === 0 ? [FIRST_LIST] : stored;
    const now = this.clock.now();
    const current = listInEffect(lists, now);
    return { current, waiting: waitingPriceList(lists, now), lists, draft };
  }

  /** Whether an administrator may publish the work of an author. */
  mayPublish(author: string, actor: string): boolean {
    const publishers = this.config.admins.filter(({ role }) => roleMay(role, 'money'));
    return mayPublish(
      author,
      actor,
      publishers.map(({ name }) => name),
    );
  }

  /** Saves the draft. @throws DomainError price-lists/draft-changed. */
  async saveDraft(
    origin: Origin,
    { revision, plans }: { readonly revision: number; readonly plans: readonly PricedPlan[] },
  ): Promise<void> {
    await this.audit.change(origin, DRAFT_TARGET, async () => {
      const before = await this.lists.findDraft();
      if ((before?.revision ?? 0) !== revision) throw new DomainError('price-lists/draft-changed');
      // Never the revision of a draft that was discarded meanwhile.
      const next = before ? revision + 1 : this.clock.now().getTime();
      const savedAt = this.clock.now();
      await this.lists.saveDraft({ revision: next, plans, author: origin.actor, savedAt });
      const current = await this.priceLists.inEffect();
      const changes = priceChangeTexts(current.plans, plans).after;
      const details = { revision: next, changes };
      return { result: undefined, action: 'price-lists/save-draft', details };
    });
  }

  /** Discards the draft. @throws DomainError price-lists/no-draft. */
  async discardDraft(origin: Origin): Promise<void> {
    await this.audit.change(origin, DRAFT_TARGET, async () => {
      const draft = await this.lists.findDraft();
      if (!draft) throw new DomainError('price-lists/no-draft');
      await this.lists.removeDraft();
      const details = { revision: draft.revision, author: draft.author };
      return { result: undefined, action: 'price-lists/discard-draft', details };
    });
  }

  /**
   * Publishes the draft; returns the number of the new list. Of publications that follow the same list, one
   * succeeds.
   * @throws DomainError price-lists/newer, price-lists/waiting, price-lists/no-draft, price-lists/draft-changed,
   * price-lists/own-draft, price-lists/not-complete with the first fault, price-lists/no-changes,
   * price-lists/in-the-past.
   */
  async publish(origin: Origin, publication: Publication): Promise<number> {
    const number = publication.after + 1;
    try {
      await this.audit.change(origin, listTarget(number), async () => {
        const now = this.clock.now();
        const { lists, current, draft } = await this.demandNewest(publication, now);
        this.demandPublishable(draft, current, origin.actor);
        const list: PriceList = {
          ...{ number, plans: draft.plans, author: draft.author, publisher: origin.actor },
          ...{ publishedAt: now, effectiveFrom: effectiveFrom(publication, now) },
          ...{ reason: publication.reason, cancelledAt: null, cancelledBy: null },
        };
        await this.lists.insertMany(lists.length === 0 ? [FIRST_LIST, list] : [list]);
        await this.lists.removeDraft();
        return { result: undefined, action: 'price-lists/publish', ...recordOf(current, list) };
      });
    } catch (error) {
      // Another instance has published first.
      if (isDuplicateKey(error)) throw new DomainError('price-lists/newer');
      throw error;
    }
    await this.priceLists.refresh();
    return number;
  }

  /** Cancels a publication before its time. @throws DomainError price-lists/not-waiting. */
  async cancel(origin: Origin, number: number): Promise<void> {
    await this.audit.change(origin, listTarget(number), async () => {
      const now = this.clock.now();
      const waiting = waitingPriceList(await this.lists.listValid(NEWEST_VALID), now);
      if (waiting?.number !== number) throw new DomainError('price-lists/not-waiting', { number });
      await this.lists.cancel(number, now, origin.actor);
      const details = { number, effectiveFrom: waiting.effectiveFrom.toISOString() };
      return { result: undefined, action: 'price-lists/cancel', details };
    });
    await this.priceLists.refresh();
  }

  /** What is there, when the publication follows the newest list and none waits. */
  private async demandNewest({ after, revision }: Publication, now: Date) {
    const lists = await this.lists.listNewest(1);
    if ((lists[0] ?? FIRST_LIST).number !== after) throw new DomainError('price-lists/newer');
    const valid = await this.lists.listValid(NEWEST_VALID);
    if (waitingPriceList(valid, now)) throw new DomainError('price-lists/waiting');
    const draft = await this.lists.findDraft();
    if (!draft) throw new DomainError('price-lists/no-draft');
    if (draft.revision !== revision) throw new DomainError('price-lists/draft-changed');
    return { lists, current: listInEffect(valid, now), draft };
  }

  private demandPublishable(draft: PriceDraft, current: PriceList, actor: string): void {
    if (!this.mayPublish(draft.author, actor)) throw new DomainError('price-lists/own-draft');
    const [first] = priceListFaults(draft.plans);
    if (first) {
      throw new DomainError(
        'price-lists/not-complete',
        { ...first },
        PRICE_LIST_FAULTS[first.fault],
      );
    }
    if (priceChanges(current.plans, draft.plans).length === 0) {
      throw new DomainError('price-lists/no-changes');
    }
  }
}

/** @throws DomainError price-lists/in-the-past. */
function effectiveFrom({ effectiveFrom: wanted }: Publication, now: Date): Date {
  if (wanted === null) return now;
  if (wanted <= now) throw new DomainError('price-lists/in-the-past');
  return wanted;
}

/** What the audit says of a publication. */
function recordOf(current: PriceList, list: PriceList) {
  const { before, after } = priceChangeTexts(current.plans, list.plans);
  const details: AuditDetails = {
    author: list.author,
    effectiveFrom: list.effectiveFrom.toISOString(),
    ...changedDetails(
      { number: current.number, plans: before },
      { number: list.number, plans: after },
    ),
  };
  return { details, ...(list.reason === null ? {} : { facts: { reason: list.reason } }) };
}
