import { Injectable } from '@nestjs/common';
import {
  comparedClaims,
  isOverclaimed,
  isProven,
  normaliseReference,
  provenClaim,
  type TypedClaim,
  withClaim,
} from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { PaymentClaimsRepository } from './payment-claims.repository';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt, ReceiptReason } from './payment-receipt';
import { TrxTriesRepository } from './trx-tries.repository';

/** A transaction id that a user entered for an order. */
export interface NewClaim extends Omit<TypedClaim, 'isWrong'> {
  readonly trxId: string;
}

/** The order that money belongs to and the actor who caused it, or why there is none. */
export type FoundOrder =
  | { readonly order: PaymentOrder; readonly actor: string }
  | { readonly order: null; readonly reason: ReceiptReason };

/**
 * Finds the order of money: by its note, or by the transaction id that a user entered together with digits
 * that prove it; never by amount or time (PAY-13). Counts wrong ids.
 */
@Injectable()
export class PaymentClaimsService {
  constructor(
    private readonly claims: PaymentClaimsRepository,
    private readonly tries: TrxTriesRepository,
    private readonly orders: PaymentOrdersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a claim with its order and counts it as a wrong try, which takeBack undoes. A claim that
   * exists already is not counted again. Does the same work with or without `known` money under that id, so
   * that neither answers nor times reveal which ids exist. Returns whether it was counted.
   * @throws DomainError payments/too-many-wrong-ids, payments/order-closed when its order has money.
   */
  async note({ trxId, ...typed }: NewClaim, known: readonly PaymentReceipt[]): Promise<boolean> {
    const { userId, orderRef, claimedAt } = typed;
    const before = await this.claims.list(trxId);
    const retryAfterSeconds = await this.tries.waitSeconds(userId, claimedAt);
    const isCounted = !before.some((claim) => isSame(claim, typed));
    if (isCounted && retryAfterSeconds > 0) {
      throw new DomainError('payments/too-many-wrong-ids', { userId, retryAfterSeconds });
    }
    if (!(await this.orders.setSubmittedTrxId(orderRef, trxId))) {
      throw new DomainError('payments/order-closed');
    }
    const senders = known.map(({ sender }) => sender);
    const claims = withClaim(before, typed, senders);
    await this.claims.save(trxId, claims, claimedAt);
    if (isCounted) await this.tries.note(userId, claimedAt);
    return isCounted;
  }

  /**
   * The claim of a user that may prove money; null for none. Null for every user after too many claims of
   * that id, because answers would help guessing.
   */
  async find(trxId: string, userId: number): Promise<TypedClaim | null> {
    const claims = await this.claims.list(trxId);
    if (isOverclaimed(claims)) return null;
    return claims.find((claim) => claim.userId === userId) ?? null;
  }

  /** The order in the payer's note; null when it names none. */
  async findNoted({ reference }: Pick<PaymentReceipt, 'reference'>): Promise<PaymentOrder | null> {
    const code = normaliseReference(reference ?? '');
    return code === null ? null : this.orders.find(code);
  }

  /**
   * The order of reported money: a note that names an order decides; entered ids count only without one.
   */
  async findOrder(receipt: PaymentReceipt): Promise<FoundOrder> {
    const noted = await this.findNoted(receipt);
    if (noted) return { order: noted, actor: receipt.reportedBy };
    const claims = await this.claims.list(receipt.trxId);
    const refs = claims.map(({ orderRef }) => orderRef);
    const unpaid = new Set(refs.length > 0 ? await this.orders.listUnpaid(refs) : []);
    const verdict = provenClaim(claims, receipt.sender, (orderRef) => unpaid.has(orderRef));
    if (verdict.claim) {
      const { orderRef, userId } = verdict.claim;
      const order = await this.orders.find(orderRef);
      if (order) return { order, actor: `user:${userId}` };
    } else if (verdict.reason !== 'unclaimed') {
      return { order: null, reason: verdict.reason };
    }
    const hasCode = normaliseReference(receipt.reference ?? '') !== null;
    return { order: null, reason: hasCode ? 'unknown_reference' : 'no_reference' };
  }

  /** Undoes the count of a correct claim. */
  async takeBack(userId: number, claimedAt: Date): Promise<void> {
    await this.tries.takeBack(userId, claimedAt);
  }

  /** Marks the claims whose digits differ from the sender of the received money. */
  async compare({ trxId, sender }: Pick<PaymentReceipt, 'trxId' | 'sender'>): Promise<void> {
    const before = await this.claims.list(trxId);
    const compared = comparedClaims(before, sender);
    const isNews = compared.some(({ isWrong }, place) => isWrong !== before[place]?.isWrong);
    if (isNews) await this.claims.save(trxId, compared, this.clock.now());
  }

  /** Removes the count of wrong ids of a deleted user; claims stay with their orders. */
  async forgetUser(userId: number): Promise<void> {
    await this.tries.remove(userId);
  }
}

/** Whether a claim proves that this money is the payer's. */
export function provesMoney(claim: TypedClaim | null, { sender }: PaymentReceipt): boolean {
  return claim !== null && isProven(claim, sender);
}

const isSame = (claim: TypedClaim, typed: Omit<TypedClaim, 'isWrong'>): boolean =>
  claim.userId === typed.userId &&
  claim.orderRef === typed.orderRef &&
  claim.digits === typed.digits;
