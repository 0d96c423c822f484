import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DirectedSlice } from '../../platform/http/page';
import type { PaymentMethod } from '@portal/rules';
import type { Types } from 'mongoose';
import { Model } from 'mongoose';
import { countMany, readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { MessageResult, PaymentMessage } from './payment-message';
import { PAYMENT_MESSAGE_MODEL, type PaymentMessageRecord } from './payment-message.schema';

type Stored = PaymentMessageRecord & { _id: Types.ObjectId };

/** A message that was just reported. */
export type NewMessage = Omit<
  PaymentMessage,
  'id' | 'result' | 'dismissedBy' | 'dismissedAt' | 'remark'
>;

const UNREAD = { kind: null, reason: null, trxId: null, outcome: null } as const;
const UNDECIDED = { dismissedBy: null, dismissedAt: null, remark: null } as const;

/** It could not be parsed and is not dismissed. */
const WAITING = { kind: 'unparsed', dismissedBy: null } as const;

/** Stored messages of the operators. */
@Injectable()
export class PaymentMessagesRepository {
  constructor(
    @InjectModel(PAYMENT_MESSAGE_MODEL) private readonly messages: Model<PaymentMessageRecord>,
  ) {}

  /**
   * Stores a message with write concern majority before it is parsed, so that it survives the loss of a
   * server (PAY-11).
   * @throws error 11000 when it was reported before.
   */
  async insert(message: NewMessage): Promise<PaymentMessage> {
    const [stored] = await this.messages.create([{ ...message, ...UNREAD, ...UNDECIDED }], {
      w: 'majority',
    });
    if (!stored) throw new Error('The message was not stored.');
    return { ...message, ...UNDECIDED, id: stored._id.toString(), result: null };
  }

  /** The message with a digest; null when it was never reported. */
  async findByDigest(digest: string): Promise<PaymentMessage | null> {
    const found = await this.messages.findOne({ digest }).lean<Stored>().exec();
    return found && toMessage(found);
  }

  /** The first message about a payment; null when there is none. */
  async findOfPayment(method: PaymentMethod, trxId: string): Promise<PaymentMessage | null> {
    const about = { trxId: { $eq: trxId, $type: 'string' }, method };
    const found = await readOne<PaymentMessageRecord, Stored>(this.messages, about);
    return found && toMessage(found);
  }

  /** Due messages that are not processed yet, longest due first. */
  async listDue(now: Date, limit: number): Promise<PaymentMessage[]> {
    const found = await this.messages
      .find({ kind: null, dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<Stored[]>()
      .exec();
    return found.map(toMessage);
  }

  /** Writes the result of a message, unless another worker was first. */
  async finish(id: string, result: MessageResult): Promise<void> {
    await this.messages
      .updateOne({ _id: id, kind: null }, { $set: { ...result, dueAt: null } })
      .exec();
  }

  /** Schedules the next try of a message. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.messages
      .updateOne({ _id: id, kind: null }, { $set: { dueAt }, $inc: { tries: 1 } })
      .exec();
  }

  /** Messages that wait for an administrator, by the time of the report, after skipping some. */
  async listUnparsed({ direction, ...slice }: DirectedSlice): Promise<PaymentMessage[]> {
    const part = { sort: { reportedAt: direction, _id: direction }, ...slice };
    const found = await readMany<PaymentMessageRecord, Stored>(this.messages, WAITING, part);
    return found.map(toMessage);
  }

  /** Number of messages that wait for an administrator. */
  async countUnparsed(): Promise<number> {
    return countMany(this.messages, WAITING);
  }

  /** Dismisses a waiting message and returns it; null when there is none, or it was dismissed already. */
  async dismiss(
    id: string,
    by: Pick<PaymentMessage, 'dismissedBy' | 'dismissedAt' | 'remark'>,
  ): Promise<PaymentMessage | null> {
    requireTransaction();
    const waiting = { _id: id, ...WAITING };
    const result = await this.messages.updateOne(waiting, { $set: by }).exec();
    if (result.matchedCount === 0) return null;
    const found = await this.messages.findById(id).lean<Stored>().exec();
    return found && toMessage(found);
  }
}

function toMessage({ _id, kind, reason, trxId, outcome, ...facts }: Stored): PaymentMessage {
  const result = kind === null ? null : { kind, reason, trxId, outcome };
  return { ...facts, id: _id.toString(), result };
}
