import { Injectable } from '@nestjs/common';
import type { BearerKind, BearerWord } from '@portal/rules';
import { OpenOffersService } from '../offers/open-offers.service';
import { PaymentOrdersService } from '../payments/orders/payment-orders.service';
import { RedeemCodesService } from '../redeem-codes/redeem-codes.service';

/** Live values by their kind. */
export type LiveValues = (readonly [BearerKind, readonly string[]])[];

/** Finds out which texts that look like bearer values are live. */
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

  /** The live values, by kind; at most one query per kind, all in parallel. */
  async find(words: readonly Pick<BearerWord, 'kind' | 'value'>[]): Promise<LiveValues> {
    const values = new Map<BearerKind, Set<string>>();
    for (const { kind, value } of words) {
      values.set(kind, (values.get(kind) ?? new Set<string>()).add(value));
    }
    return Promise.all(
      [...values].map(async ([kind, some]) => [kind, await this.finders[kind]([...some])] as const),
    );
  }
}
