import { Injectable, Logger } from '@nestjs/common';
import { parsePaymentMessage, paymentTime, type ReceivedMoney } from '@portal/rules';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { MetricsService } from '../../platform/metrics/metrics.service';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { PaymentInboxService } from '../payments/inbox/payment-inbox.service';
import type { MessageResult, PaymentMessage, ReceivedMessage } from './payment-message';
import { PaymentMessagesRepository } from './payment-messages.repository';

/** After how long the job takes up a message whose report did not come to its end. */
const TAKEN_UP_AFTER_MS = 5_000;

/** What a relay is answered. */
export interface ReportedMessage extends MessageResult {
  /** Whether the message, or the payment that it tells of, was reported before. */
  readonly isRepeat: boolean;
}

/** A page of messages that wait for an administrator. */
export interface UnparsedPage {
  readonly total: number;
  readonly messages: readonly PaymentMessage[];
}

/** Takes operators' messages: stored first, then read, then reported as money. */
@Injectable()
export class PaymentMessagesService {
  private readonly log = new Logger('PaymentMessages');
  private readonly counter;

  constructor(
    private readonly messages: PaymentMessagesRepository,
    private readonly inbox: PaymentInboxService,
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

  /** Stores and deals with a message; a repeated one changes nothing and is answered alike. */
  async report(message: ReceivedMessage, relay: string): Promise<ReportedMessage> {
    const { stored, isRepeat } = await this.store(message, relay);
    if (stored.result) return { ...stored.result, isRepeat };
    const dealtWith = await this.dealWith(stored);
    return { ...dealtWith, isRepeat: isRepeat || dealtWith.isRepeat };
  }

  /**
   * Reads a stored message, reports its money and writes down what became of it. Right also when it runs
   * twice, or again after it broke off anywhere: the payment's own inbox knows a payment that it has.
   */
  async dealWith(message: PaymentMessage): Promise<ReportedMessage> {
    const { method, text, receivedAt, relay } = message;
    const parsed = parsePaymentMessage(method, text);
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

  /** Leaves a message to the administrator that fails however often it is tried (PAY-16). */
  async giveUp(message: PaymentMessage): Promise<void> {
    await this.finish(message, { kind: 'unparsed', reason: 'failed', trxId: null, outcome: null });
  }

  /** How many messages wait for an administrator. */
  async countUnparsed(): Promise<number> {
    return this.messages.countUnparsed();
  }

  /** Messages that wait for an administrator, newest first, after the first `skip` of them. */
  async listUnparsed(skip: number, limit: number): Promise<UnparsedPage> {
    const [total, messages] = await Promise.all([
      this.messages.countUnparsed(),
      this.messages.listUnparsed(skip, limit),
    ]);
    return { total, messages };
  }

  /**
   * Puts a message aside that could not be read, within the caller's transaction.
   * @throws DomainError payments/message-not-found also when somebody did before.
   */
  async dismissWithin(
    session: ClientSession,
    id: string,
    remark: string,
    actor: string,
  ): Promise<PaymentMessage> {
    const by = { dismissedBy: actor, dismissedAt: this.clock.now(), remark };
    const message = await this.messages.dismiss(id, by, session);
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

  private async finish({ id, method }: PaymentMessage, result: MessageResult): Promise<void> {
    await this.messages.finish(id, result);
    this.counter.inc({ kind: result.kind });
    // The text stays in the database: it holds numbers and balances.
    if (result.kind === 'unparsed') {
      this.log.warn(`payment_message_unparsed: message ${id} (${method}), ${result.reason ?? ''}`);
    }
  }
}

function digestOf({ method, text, receivedAt }: ReceivedMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([method, receivedAt.toISOString(), text]))
    .digest('hex');
}

/** An agent's number is none of the payer's, and everybody knows it: its digits prove nothing. */
function senderOf({ channel, sender }: Pick<ReceivedMoney, 'channel' | 'sender'>): string | null {
  return channel === 'agent' && sender !== null ? `Agent ${sender}` : sender;
}
