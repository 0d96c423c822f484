import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import { normaliseReference, toBdt } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import {
  type AuditAction,
  type AuditDetails,
  type AuditFacts,
  changedDetails,
  ledgerActor,
  orderTarget,
  receiptTarget,
  trxTarget,
} from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { PaymentMessagesService } from '../payment-messages/payment-messages.service';
import {
  type Decided,
  PaymentDecisionsService,
} from '../payments/review/payment-decisions.service';
import { type MoneyRecords, PaymentStatesService } from '../payments/review/payment-states.service';
import { type MatchPreview, SettlementService } from '../payments/settlement/settlement.service';
import { InboxCountsService } from './inbox-counts.service';

/**
 * Administrators' decisions about money, each with its audit record (PAY-7, SEC-57). Money, order, plan,
 * ledger and record change in one transaction; a second decision is refused.
 */
@Injectable()
export class PaymentActionsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly decisions: PaymentDecisionsService,
    private readonly messages: PaymentMessagesService,
    private readonly states: PaymentStatesService,
    private readonly audit: AuditService,
    private readonly inboxCounts: InboxCountsService,
  ) {}

  /** Preview of `match`. @throws DomainError as SettlementService.previewManualMatch. */
  async preview(receiptId: string, typed: string): Promise<MatchPreview> {
    return this.settlement.previewManualMatch(receiptId, codeOf(typed));
  }

  /** Assigns money without an order to one. @throws DomainError as SettlementService.previewManualMatch. */
  async match(origin: Origin, receiptId: string, typed: string): Promise<PaymentOutcome> {
    const refCode = codeOf(typed);
    const actor = ledgerActor(origin.actor);
    const keys = await this.settlement.manualMatchKeys(receiptId, refCode);
    const about = { target: receiptTarget(receiptId), keys };
    const verdict = await this.audit.change(origin, about, async () => {
      const { result, changed } = await this.watch({ receiptId, refCode }, () =>
        this.settlement.settleManualMatch(receiptId, refCode, actor),
      );
      const { verdict: found, receipt, order } = result;
      const money = { trxId: receipt.trxId, amount: toBdt(receipt.amount) };
      const details = { order: refCode, plan: order.plan.name, ...money, outcome: found.outcome };
      const facts = {
        ...{ userId: order.userId, amount: receipt.amount },
        objects: [orderTarget(refCode), trxTarget(receipt.trxId)],
        ...(found.outcome === 'completed' && { days: order.plan.days }),
      };
      return {
        result: found,
        action: 'payments/match',
        details: { ...details, ...changed },
        facts,
      };
    });
    this.inboxCounts.noteDecided();
    await this.settlement.logManualMatch(receiptId, verdict, actor);
    return verdict.outcome;
  }

  /**
   * Dismisses money without an order.
   * @throws DomainError as PaymentDecisionsService.dismissReceipt.
   */
  async dismissReceipt(origin: Origin, receiptId: string, reason: string): Promise<void> {
    const actor = ledgerActor(origin.actor);
    const about = { target: receiptTarget(receiptId), keys: [`payment ${receiptId}`] };
    const receipt = await this.audit.change(origin, about, async () => {
      const { result, changed } = await this.watch({ receiptId }, () =>
        this.decisions.dismissReceipt(receiptId, reason, actor),
      );
      const { trxId, amount } = result;
      const details = { trxId, amount: toBdt(amount), reason, ...changed };
      const facts = { amount, objects: [trxTarget(trxId)] };
      return { result, action: 'payments/dismiss-receipt', details, facts };
    });
    this.inboxCounts.noteDecided();
    this.decisions.tellDismissed(receipt, actor);
  }

  /**
   * Grants an order whose money waits for a decision.
   * @throws DomainError as PaymentDecisionsService.grant.
   */
  async grant(origin: Origin, typed: string, reason: string | null): Promise<Decided> {
    const refCode = codeOf(typed);
    const actor = ledgerActor(origin.actor);
    return this.decide(origin, refCode, 'payments/grant', reason, () =>
      this.decisions.grant(refCode, actor, reason),
    );
  }

  /** Dismisses the money of such an order. @throws DomainError as PaymentDecisionsService.dismiss. */
  async dismiss(origin: Origin, typed: string, reason: string): Promise<Decided> {
    const refCode = codeOf(typed);
    const actor = ledgerActor(origin.actor);
    return this.decide(origin, refCode, 'payments/dismiss', reason, () =>
      this.decisions.dismiss(refCode, actor, reason),
    );
  }

  /** Dismisses a message that could not be parsed. @throws DomainError payments/message-not-found. */
  async dismissMessage(origin: Origin, messageId: string, reason: string): Promise<void> {
    const actor = ledgerActor(origin.actor);
    await this.audit.change(origin, { target: `payment-message:${messageId}` }, async () => {
      await this.messages.dismiss(messageId, reason, actor);
      // The text contains phone numbers and balances, so it is not recorded.
      const changed = changedDetails({ message: 'unread' }, { message: 'dismissed' });
      const details = { reason, ...changed };
      return { result: undefined, action: 'payments/dismiss-message', details };
    });
    this.inboxCounts.noteDecided();
  }

  private async decide(
    origin: Origin,
    refCode: string,
    action: AuditAction,
    reason: string | null,
    work: () => Promise<Decided>,
  ): Promise<Decided> {
    const keys = await this.decisions.mutexKeysOf(refCode);
    const about = { target: orderTarget(refCode), keys };
    const decided = await this.audit.change(origin, about, async () => {
      const { result, changed } = await this.watch({ refCode }, work);
      const details = { ...inWords(result), reason, ...changed };
      return { result, action, details, facts: factsOf(result) };
    });
    this.inboxCounts.noteDecided();
    this.decisions.tell(decided, ledgerActor(origin.actor));
    return decided;
  }

  /** Runs a change of money, and returns what it changed in these records and in the plan. */
  private async watch<T>(
    records: MoneyRecords,
    work: () => Promise<T>,
  ): Promise<{ result: T; changed: AuditDetails }> {
    const before = await this.states.read(records);
    const result = await work();
    return { result, changed: changedDetails(before, await this.states.read(records)) };
  }
}

function codeOf(typed: string): string {
  const code = normaliseReference(typed);
  if (code === null) throw new DomainError('payments/order-not-found');
  return code;
}

function inWords({ order }: Decided): AuditDetails {
  const { userId, amount, received_amount: received, plan, trx_id: trxId } = order;
  return {
    ...{ userId, plan: plan.name, trxId, wanted: toBdt(amount) },
    received: received === null ? null : toBdt(received),
  };
}

function factsOf({ decision, order, receipt }: Decided): AuditFacts {
  const { userId, received_amount: received, trx_id: trxId, plan } = order;
  return {
    userId,
    objects: [
      ...(receipt ? [receiptTarget(receipt.id)] : []),
      ...(trxId === null ? [] : [trxTarget(trxId)]),
    ],
    ...(received !== null && { amount: received }),
    ...(decision === 'granted' && { days: plan.days }),
  };
}
