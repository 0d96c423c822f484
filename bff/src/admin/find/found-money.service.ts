import { Injectable } from '@nestjs/common';
import type { FoundCode, FoundOffer, FoundPayment } from '@portal/contracts';
import { isPayable, paymentStatusAt, toBdt } from '@portal/rules';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { OffersService } from '../../domain/offers/offers.service';
import type { FoundOrder } from '../../domain/payments/review/listed-order';
import { PaymentSearchService } from '../../domain/payments/review/payment-search.service';
import { isOpen } from '../../domain/payments/review/waiting-money.service';
import { CodeListsService } from '../../domain/redeem-codes/code-lists.service';
import { Clock } from '../../platform/clock/clock';
import type { BearerReader } from '../../platform/security/bearer-reader';
import { presentCode } from '../redeem-codes/code.presenter';

/** Found records of each kind. */
export const MOST_OF_KIND = 5;
/** Payments of each lookup that are read, to show those that wait and the newest of them. */
const MOST_READ = 10;

/** What a search finds by the code or the number of a payment. */
@Injectable()
export class FoundMoneyService {
  constructor(
    private readonly payments: PaymentSearchService,
    private readonly codes: CodeListsService,
    private readonly offers: OffersService,
    private readonly names: AccountNamesService,
    private readonly clock: Clock,
  ) {}

  /** Payments by transaction id, reference code, payer's number or User ID. */
  async findPayments(search: string, reader: BearerReader): Promise<FoundPayment[]> {
    const seesWhole = reader.seesWhole('reference-code');
    const typed = { text: search, seesWhole };
    const { orders, receipts } = await this.payments.find(typed, MOST_READ);
    const shown = orders.slice(0, MOST_OF_KIND);
    const names = await this.names.read(shown.map(({ userId }) => userId));
    const now = this.clock.now();
    const ofOrders = shown.map((order) => presentFound(order, names, reader, now));
    const free = receipts.filter(isOpen).map(({ id, trxId, amount, method }) => ({
      ...{ _id: id, userId: null, userName: '', ref_code: null, trx_id: trxId },
      ...{ amount: toBdt(amount), method, status: null },
    }));
    // Money that waits needs somebody, so it comes first.
    return [...free, ...ofOrders].slice(0, MOST_OF_KIND);
  }

  /** Redeem codes by a part, or by the User ID of who used them. */
  async findCodes(search: string, reader: BearerReader): Promise<FoundCode[]> {
    const seesWhole = reader.seesWhole('redeem-code');
    const query = { isUsed: null, search, seesWhole, direction: -1 } as const;
    const codes = await this.codes.findCodes(query, MOST_OF_KIND);
    return codes.map((code) => {
      const { redeem_code, is_used, days, videos } = presentCode(code, reader, this.clock.now());
      return { redeem_code, is_used, days, videos };
    });
  }

  /** The special offer with a whole code. */
  async findOffers(search: string, reader: BearerReader): Promise<FoundOffer[]> {
    const code = search.trim().toUpperCase();
    const found = await this.offers.findByCode(code);
    if (!found) return [];
    const { userId, special, expiresAt } = found;
    const isEnded = expiresAt !== null && expiresAt <= this.clock.now();
    const names = await this.names.read([userId]);
    reader.noteSent(code);
    const shown = reader.show('offer-code', code, !isEnded && special?.usedAt === null);
    return [{ userId, userName: names.get(userId) ?? '', code: shown }];
  }
}

function presentFound(
  order: FoundOrder,
  names: ReadonlyMap<number, string>,
  reader: BearerReader,
  now: Date,
): FoundPayment {
  const { id, userId, ref_code: code, trx_id, amount, received_amount: received } = order;
  return {
    ...{ _id: id, userId, userName: names.get(userId) ?? '' },
    ref_code: reader.show('reference-code', code, isPayable(order, now)),
    ...{ trx_id, amount: toBdt(received ?? amount), method: order.method },
    status: paymentStatusAt(order, now),
  };
}
