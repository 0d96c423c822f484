import { Controller, Param, Query } from '@nestjs/common';
import {
  previewMatch,
  type InboxMatch,
  type InboxItem,
  type InboxKind,
  listPaymentInbox,
  type ListPaymentInboxResponse,
} from '@portal/contracts';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { PaymentActionsService } from '../../domain/payment-actions/payment-actions.service';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import type { Slice } from '../../domain/payments/review/listed-order';
import { WaitingMoneyService } from '../../domain/payments/review/waiting-money.service';
import { Clock } from '../../platform/clock/clock';
import { pageOf } from '../../platform/http/page';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { ListInboxParameters } from './list-inbox.query';
import { presentMatch, presentMessage, presentReceipt, presentUndecided } from './inbox.presenter';

@Controller()
export class PaymentInboxListController {
  constructor(
    private readonly money: WaitingMoneyService,
    private readonly messages: PaymentMessagesService,
    private readonly accounts: AccountNamesService,
    private readonly actions: PaymentActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(listPaymentInbox)
  // The list contains payers' phone numbers.
  @Access(admin('money'))
  async list(
    @Query() { kind, page, limit }: ListInboxParameters,
    @Reader() reader: BearerReader,
  ): Promise<ListPaymentInboxResponse> {
    const [items, money, unread] = await Promise.all([
      this.items(kind, { skip: (page - 1) * limit, limit }, reader),
      this.money.count(),
      this.messages.countUnparsed(),
    ]);
    const counts = { ...money, unparsed: unread };
    return {
      items,
      pagination: pageOf(counts[kind], page, limit),
      counts,
    };
  }

  @Route(previewMatch)
  @Refuses(
    'payments/invalid-transaction',
    'payments/transaction-used',
    'payments/order-not-found',
    'payments/order-closed',
    'accounts/not-found',
    'accounts/frozen',
  )
  @Access(admin('money'))
  async preview(
    @RecordIdParam('receiptId') receiptId: string,
    @Param('refCode') refCode: string,
    @Reader() reader: BearerReader,
  ): Promise<{ order: InboxMatch }> {
    const expected = await this.actions.preview(receiptId, refCode);
    reader.noteSent(expected.order.ref_code);
    return { order: presentMatch(expected, await this.sight([expected], reader)) };
  }

  private async items(kind: InboxKind, slice: Slice, reader: BearerReader): Promise<InboxItem[]> {
    if (kind === 'unparsed') {
      const { messages } = await this.messages.listUnparsed(slice.skip, slice.limit);
      return messages.map(presentMessage);
    }
    if (kind === 'unmatched') {
      const found = await this.money.listUnmatched(slice);
      const suggestions = found.flatMap((one) => one.suggestions);
      const sight = await this.sight(suggestions, reader);
      return found.map((one) => presentReceipt(one, sight));
    }
    const found = await this.money.listUndecided(kind, slice);
    const sight = await this.sight(found, reader);
    return found.map((one) => presentUndecided(one, sight));
  }

  private async sight(
    about: readonly { readonly order: { readonly userId: number } }[],
    reader: BearerReader,
  ) {
    const names = await this.accounts.read(about.map(({ order }) => order.userId));
    return { names, reader, now: this.clock.now() };
  }
}
