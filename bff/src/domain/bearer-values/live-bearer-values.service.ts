import { Injectable } from '@nestjs/common';
import type { BearerKind, BearerWord } from '@portal/rules';
import { OpenOffersService } from '../offers/open-offers.service';
import { PaymentOrdersService } from '../payments/orders/payment-orders.service';
import { RedeemCodesService } from '../redeem-codes/redeem-codes.service';

/** Knows of words that look like bearer values which ones still give something. */
@Injectable()
export class LiveBearerValuesService {
  private readonly finders: Readonly<Record<BearerKind, (values: string[]) => Promise<string[]>>>;

  constructor(codes: RedeemCodesService, offers: OpenOffersService, orders: PaymentOrdersService) {
    this.finders = {
      'redeem-code': (values) => codes.findRedeemable(values),
      'offer-code': (values) => offers.findOpenCodes(values),
      'reference-code': (values) => orders.findPayableCodes(values),
    };
  }

  /** Those of the words that are live, by kind; asks at most once per kind, all at the same time. */
  async find(
    words: readonly Pick<BearerWord, 'kind' | 'value'>[],
  ): Promise<[BearerKind, string[]][]> {
    const values = new Map<BearerKind, Set<string>>();
    for (const { kind, value } of words) {
      values.set(kind, (values.get(kind) ?? new Set<string>()).add(value));
    }
    return Promise.all(
      [...values].map(async ([kind, some]): Promise<[BearerKind, string[]]> => [
        kind,
        await this.finders[kind]([...some]),
      ]),
    );
  }
}
