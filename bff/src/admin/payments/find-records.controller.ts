import { Controller, Query } from '@nestjs/common';
import { findRecords, type FindRecordsResponse, type FoundPayment } from '@portal/contracts';
import { isPayable, normaliseReference, paymentStatusAt, toBdt } from '@portal/rules';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { OffersService } from '../../domain/offers/offers.service';
import type { FoundOrder } from '../../domain/payments/review/listed-order';
import { PaymentSearchService } from '../../domain/payments/review/payment-search.service';
import { isOpen } from '../../domain/payments/review/waiting-money.service';
import { CodeListsService } from '../../domain/redeem-codes/code-lists.service';
import { Clock } from '../../platform/clock/clock';
import { text } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { presentCode } from '../redeem-codes/code.presenter';

const MIN_SEARCH = 3;
const MAX_SEARCH = 64;

/** Of each kind. */
const MOST = 5;

export class FindRecordsParameters extends queryOf(findRecords)({
  search: text({ min: 1, max: MAX_SEARCH }).trimmed(),
}) {}

/** The search of the palette besides users. */
@Controller()
export class FindRecordsController {
  constructor(
    private readonly payments: PaymentSearchService,
    private readonly codes: CodeListsService,
    private readonly offers: OffersService,
    private readonly names: AccountNamesService,
    private readonly clock: Clock,
  ) {}

  @Route(findRecords)
  @Access(admin('read'))
  async find(
    @Query() { search }: FindRecordsParameters,
    @Reader() reader: BearerReader,
  ): Promise<FindRecordsResponse> {
    if (search.length < MIN_SEARCH) return { payments: [], codes: [], offers: [] };
    const typed = normaliseReference(search);
    if (typed !== null) reader.noteSent(typed);
    const [payments, codes, offers] = await Promise.all([
      this.findPayments(search, reader),
      this.findCodes(search, reader),
      this.findOffers(search, reader),
    ]);
    return { payments, codes, offers };
  }

  private async findPayments(search: string, reader: BearerReader): Promise<FoundPayment[]> {
    const seesWhole = reader.seesWhole('reference-code');
    const { orders, receipts } = await this.payments.find({ text: search, seesWhole });
    const shown = orders.slice(0, MOST);
    const names = await this.names.read(shown.map(({ userId }) => userId));
    const now = this.clock.now();
    const ofOrders = shown.map((order) => presentFound(order, names, reader, now));
    const free = receipts.filter(isOpen).map(({ id, trxId, amount, method }) => ({
      ...{ _id: id, userId: null, userName: '', ref_code: null, trx_id: trxId },
      ...{ amount: toBdt(amount), method, status: null },
    }));
    // Money that waits needs somebody, so it comes first.
    return [...free, ...ofOrders].slice(0, MOST);
  }

  private async findCodes(search: string, reader: BearerReader) {
    const seesWhole = reader.seesWhole('redeem-code');
    const place = { page: 1, limit: MOST };
    const { codes } = await this.codes.readPage({ isUsed: null, search, seesWhole }, place);
    return codes.map((code) => {
      const { redeem_code, is_used, days, videos } = presentCode(code, reader, this.clock.now());
      return { redeem_code, is_used, days, videos };
    });
  }

  private async findOffers(search: string, reader: BearerReader) {
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
