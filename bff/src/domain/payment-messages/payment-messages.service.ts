import { Injectable, Logger } from '@nestjs/common';
import {
  parsePaymentMessage,
  type PaymentMethod,
  paymentTime,
  type ReceivedMoney,
} from '@portal/rules';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import type { DirectedSlice } from '../../platform/http/page';
import { DomainError } from '../../platform/errors/domain-error';
import { MetricsService } from '../../platform/metrics/metrics.service';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { PaymentMethodsService } from '../payment-methods/payment-methods.service';
import { PaymentInboxService } from '../payments/inbox/payment-inbox.service';
import type { MessageResult, PaymentMessage, ReceivedMessage } from './payment-message';
import { PaymentMessagesRepository } from './payment-messages.repository';

/** Delay before the job processes a message whose report was interrupted. */
const TAKEN_UP_AFTER_MS = 5_000;

/** Answer to a relay. */
export interface ReportedMessage extends MessageResult {
  /** Whether the message, or its payment, was reported before. */
  readonly isRepeat: boolean;
}

/** Processes operators' messages: store, parse, report the money. */
@Injectable()
export class PaymentMessagesService {
  private readonly log = new Logger('PaymentMessages');
  private readonly counter;

  constructor(
    private readonly messages: PaymentMessagesRepository,
    private readonly inbox: PaymentInboxService,
    private readonly methods: PaymentMethodsService,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    const help = 'Operators’ messages by what they are.';
    this.counter = metrics.counter('portal_payment_messages_total', help, ['kind']);
    const waiting = 'Operators’ messages that nobody could read yet.';
    metrics.lookUp('portal_unread_messages', waiting, [], async () => [
      { labels: {}, value: await this.countUnparsed() },
    ]);
  }

  /** Stores and processes a message; a repeated one changes nothing and gets the same answer. */
  async report(message: ReceivedMessage, relay: string): Promise<ReportedMessage> {
    const { stored, isRepeat } = await this.store(message, relay);
    if (stored.result) return { ...stored.result, isRepeat };
    const dealtWith = await this.dealWith(stored);
    return { ...dealtWith, isRepeat: isRepeat || dealtWith.isRepeat };
  }

  /**
   * Parses a stored message, reports its money and writes the result. Idempotent, also after a crash at any
   * point, because the payment inbox detects a known payment.
   */
  async dealWith(message: PaymentMessage): Promise<ReportedMessage> {
    const { method, receivedAt, relay } = message;
    const parsed = await this.parse(message);
    if (parsed.kind !== 'received') {
      const reason = parsed.kind === 'other' ? parsed.what : parsed.reason;
      const result = { kind: parsed.kind, reason, trxId: null, outcome: null };
      await this.finish(message, result);
      return { ...result, isRepeat: false };
    }
    const { amount, trxId, reference, sentAt } = parsed;
    const sender = senderOf(parsed);
    const paidAt = paymentTime(sentAt, receivedAt);
    const about = { currency: 'BDT', receiver: null, source: 'message' } as const;
    const money = { method, trxId, amount, reference, sender, paidAt, ...about };
    const { outcome, isRepeat } = await this.inbox.report(money, `relay:${relay}`);
    const result = { kind: parsed.kind, reason: null, trxId, outcome };
    await this.finish(message, result);
    return { ...result, isRepeat };
  }

  /** Leaves a message to the administrator after too many failed tries (PAY-16). */
  async giveUp(message: PaymentMessage): Promise<void> {
    await this.finish(message, { kind: 'unparsed', reason: 'failed', trxId: null, outcome: null });
  }

  /** The operator's message about a payment; null when a relay reported it in fields. */
  async findText(method: PaymentMethod, trxId: string): Promise<string | null> {
    return (await this.messages.findOfPayment(method, trxId))?.text ?? null;
  }

  /** Number of messages that wait for an administrator. */
  async countUnparsed(): Promise<number> {
    return this.messages.countUnparsed();
  }

  /** When the longest waiting message was received; null without one. */
  async oldestUnparsed(): Promise<Date | null> {
    const [oldest] = await this.messages.listUnparsed({ skip: 0, limit: 1, direction: 1 });
    return oldest?.receivedAt ?? null;
  }

  /** Messages that wait for an administrator, by the time of the report, after skipping some. */
  async listUnparsed(slice: DirectedSlice): Promise<PaymentMessage[]> {
    return this.messages.listUnparsed(slice);
  }

  /**
   * Dismisses a message that could not be parsed, within the caller's transaction.
   * @throws DomainError payments/message-not-found, also when it was dismissed already.
   */
  async dismiss(id: string, remark: string, actor: string): Promise<PaymentMessage> {
    const by = { dismissedBy: actor, dismissedAt: this.clock.now(), remark };
    const message = await this.messages.dismiss(id, by);
    if (!message) throw new DomainError('payments/message-not-found', { id });
    return message;
  }

  private async store(
    message: ReceivedMessage,
    relay: string,
  ): Promise<{ stored: PaymentMessage; isRepeat: boolean }> {
    const digest = digestOf(message);
    const reportedAt = this.clock.now();
    const dueAt = new Date(reportedAt.getTime() + TAKEN_UP_AFTER_MS);
    try {
      const news = { ...message, reportedAt, relay, digest, tries: 0, dueAt };
      return { stored: await this.messages.insert(news), isRepeat: false };
    } catch (error) {
      const known = isDuplicateKey(error) ? await this.messages.findByDigest(digest) : null;
      if (!known) throw error;
      return { stored: known, isRepeat: true };
    }
  }

  /** Anybody can write a message that looks like the operator's, so its sender decides whether it is read. */
  private async parse({ method, text, sender = null }: PaymentMessage) {
    if (sender !== null && !(await this.methods.isFromOperator(method, sender))) {
      return { kind: 'unparsed', reason: 'unknown_sender' } as const;
    }
    return parsePaymentMessage(method, text);
  }

  private async finish({ id, method }: PaymentMessage, result: MessageResult): Promise<void> {
    await this.messages.finish(id, result);
    this.counter.inc({ kind: result.kind });
    // The log has no text of the message, because it contains phone numbers and balances.
    if (result.kind === 'unparsed') {
      this.log.warn(`payment_message_unparsed: message ${id} (${method}), ${result.reason ?? ''}`);
    }
  }
}

function digestOf({ method, text, sender = null, receivedAt }: ReceivedMessage): string {
  const facts = [method, receivedAt.toISOString(), text, ...(sender === null ? [] : [sender])];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** The number of an agent is public and not the payer's, so its digits prove nothing. */
function senderOf({ channel, sender }: Pick<ReceivedMoney, 'channel' | 'sender'>): string | null {
  return channel === 'agent' && sender !== null ? `Agent ${sender}` : sender;
}
