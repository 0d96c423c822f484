import { Injectable } from '@nestjs/common';
import { BROADCAST_HOLD_MS, canTakeBack } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { type AuditDetails, changedDetails } from '../audit/audit-entry';
import { AccountsService } from '../accounts/accounts.service';
import { AuditService } from '../audit/audit.service';
import { BotEventsService } from '../bot-events/bot-events.service';
import { type BroadcastFacts, broadcastTarget } from './broadcast';
import { BroadcastDraftsRepository } from './broadcast-drafts.repository';
import type { BroadcastRecord } from './broadcast.schema';
import { BroadcastViewsRepository } from './broadcast-views.repository';
import { BroadcastsRepository } from './broadcasts.repository';

/** How a message is sent. */
interface SendingFacts {
  readonly hold?: boolean | undefined;
  readonly draftId?: string | undefined;
}

/** Administrators' actions on broadcasts, each with its audit record (SEC-57). */
@Injectable()
export class BroadcastActionsService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly views: BroadcastViewsRepository,
    private readonly drafts: BroadcastDraftsRepository,
    private readonly events: BotEventsService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a message; returns its id. `hold`: only after a while in which it can be taken back. The draft that
   * it comes from is removed; it may be gone already.
   */
  async create(origin: Origin, facts: BroadcastFacts, how: SendingFacts = {}): Promise<string> {
    const { hold = false, draftId } = how;
    return this.audit.change(origin, { target: 'broadcasts' }, async () => {
      const holdMs = hold ? BROADCAST_HOLD_MS : 0;
      const id = await this.broadcasts.insert(facts, this.clock.now(), holdMs);
      if (draftId !== undefined) await this.drafts.removeDraft(draftId);
      const details = { id, ...inWords(facts) };
      const about = { objects: [broadcastTarget(id)] };
      return { result: id, action: 'broadcasts/create', details, facts: about };
    });
  }

  /**
   * Changes a broadcast. Its due time stays, unless it is changed. `isHeld`: one that nobody got yet and that
   * is sent at once waits for a while in which it can be taken back.
   * @throws DomainError broadcasts/not-found.
   */
  async update(origin: Origin, id: string, facts: BroadcastFacts, isHeld = false): Promise<void> {
    await this.audit.change(origin, { target: broadcastTarget(id) }, async () => {
      const before = await this.get(id);
      const { createdAt, toAnnounce = false } = before;
      const now = this.clock.now();
      const isWaiting = toAnnounce && canTakeBack(before, now);
      const atOnce = isHeld && isWaiting ? new Date(now.getTime() + BROADCAST_HOLD_MS) : createdAt;
      const dueAt = facts.scheduledAt ?? atOnce;
      // A broadcast that the bot already got is not sent again, unless its new due time is in the future.
      const again = dueAt > now;
      const change = { ...facts, dueAt, toAnnounce: toAnnounce || again };
      await this.broadcasts.update(id, change, again);
      const details = changedDetails(inWords(before), inWords(facts));
      return { result: undefined, action: 'broadcasts/update', details };
    });
  }

  /** Deletes one. @throws DomainError broadcasts/not-found. */
  async delete(origin: Origin, id: string): Promise<void> {
    await this.audit.change(origin, { target: broadcastTarget(id) }, async () => {
      const broadcast = await this.get(id);
      await this.broadcasts.remove(id);
      const details = { ...inWords(broadcast), seen: broadcast.seen };
      return { result: undefined, action: 'broadcasts/delete', details };
    });
    // Outside the transaction, because there can be many; without their broadcast they have no effect.
    await this.views.removeOf(id);
  }

  /**
   * Takes back a message that was not sent yet; it becomes a draft, also above the limit of drafts: no text is lost.
   * @throws DomainError broadcasts/not-found, broadcasts/sent.
   */
  async takeBack(origin: Origin, id: string): Promise<void> {
    await this.audit.change(origin, { target: broadcastTarget(id) }, async () => {
      const broadcast = await this.get(id);
      const now = this.clock.now();
      // An instance whose clock is ahead may have given it to the bot already.
      const { text, segment, toAnnounce = false } = broadcast;
      if (!toAnnounce || !canTakeBack(broadcast, now)) {
        throw new DomainError('broadcasts/sent', { id });
      }
      await this.broadcasts.remove(id);
      const { actor: author } = origin;
      await this.drafts.insert({ text, segment, isTemplate: false, author, savedAt: now });
      return { result: undefined, action: 'broadcasts/take-back', details: inWords(broadcast) };
    });
    await this.views.removeOf(id);
  }

  /** Sends a message to one user, to see how it looks. @throws DomainError accounts/not-found. */
  async test(origin: Origin, userId: number, text: string): Promise<void> {
    await this.accounts.get(userId);
    await this.audit.change(origin, { target: 'broadcasts' }, async () => {
      const at = this.clock.now();
      const key = `broadcast-test:${userId}:${origin.requestId}`;
      await this.events.tellOnce({ key, at, facts: { type: 'broadcast_test', userId, text } });
      const facts = { userId };
      return { result: undefined, action: 'broadcasts/test', details: { text }, facts };
    });
  }

  private async get(id: string): Promise<BroadcastRecord> {
    const broadcast = await this.broadcasts.find(id);
    if (!broadcast) throw new DomainError('broadcasts/not-found', { id });
    return broadcast;
  }
}

function inWords({ text, scheduledAt, segment }: BroadcastFacts): AuditDetails {
  return { text, scheduledAt: scheduledAt?.toISOString() ?? null, segment };
}
