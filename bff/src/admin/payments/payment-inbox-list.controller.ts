import { Controller, Param, Query } from '@nestjs/common';
import {
  foreseeMatch,
  type InboxMatch,
  type InboxItem,
  type InboxKind,
  listPaymentInbox,
  type ListPaymentInboxResponse,
} from '@portal/contracts';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { PaymentActs } from '../../domain/payment-acts/payment-acts';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import type { Slice } from '../../domain/payments/listed-order';
import { WaitingMoney } from '../../domain/payments/waiting-money.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListInboxParameters } from './list-inbox.query';
import { presentMatch, presentMessage, presentReceipt, presentUndecided } from './present-inbox';

@Controller()
export class PaymentInboxListController {
  constructor(
    private readonly money: WaitingMoney,
    private readonly messages: PaymentMessagesService,
    private readonly accounts: AccountNamesService,
    private readonly acts: PaymentActs,
  ) {}

  @Route(listPaymentInbox)
  // It shows payers' numbers.
  @Access(admin('money'))
  async list(
    @Query() { kind, page, limit }: ListInboxParameters,
  ): Promise<ListPaymentInboxResponse> {
    const [items, money, unread] = await Promise.all([
      this.items(kind, { skip: (page - 1) * limit, limit }),
      this.money.count(),
      this.messages.countUnparsed(),
    ]);
    const counts = { ...money, unparsed: unread };
    return {
      items,
      pagination: {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(counts[kind] / limit)),
        totalRecords: counts[kind],
      },
      counts,
    };
  }

  @Route(foreseeMatch)
  @Refuses(
    'payments/invalid-transaction',
    'payments/transaction-used',
    'payments/order-not-found',
    'payments/order-closed',
    'accounts/not-found',
    'accounts/frozen',
  )
  @Access(admin('money'))
  async foresee(
    @RecordIdParam('receiptId') receiptId: string,
    @Param('refCode') refCode: string,
  ): Promise<{ order: InboxMatch }> {
    const foreseen = await this.acts.foresee(receiptId, refCode);
    return { order: presentMatch(foreseen, await this.names([foreseen])) };
  }

  private async items(kind: InboxKind, slice: Slice): Promise<InboxItem[]> {
    if (kind === 'unparsed') {
      const { messages } = await this.messages.listUnparsed(slice.skip, slice.limit);
      return messages.map(presentMessage);
    }
    if (kind === 'unmatched') {
      const found = await this.money.listUnmatched(slice);
      const names = await this.names(found.flatMap((one) => one.suggestions));
      return found.map((one) => presentReceipt(one, names));
    }
    const found = await this.money.listUndecided(kind, slice);
    const names = await this.names(found);
    return found.map((one) => presentUndecided(one, names));
  }

  private names(about: readonly { readonly order: { readonly userId: number } }[]) {
    return this.accounts.read(about.map(({ order }) => order.userId));
  }
}
