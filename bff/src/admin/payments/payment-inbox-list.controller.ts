import { Controller, Query } from '@nestjs/common';
import {
  type InboxItem,
  type InboxKind,
  listPaymentInbox,
  type ListPaymentInboxResponse,
} from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import type { Slice } from '../../domain/payments/payment-lists.repository';
import { WaitingMoney } from '../../domain/payments/waiting-money.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListInboxParameters } from './list-inbox.query';
import { presentMessage, presentReceipt, presentUndecided } from './present-inbox';

@Controller()
export class PaymentInboxListController {
  constructor(
    private readonly money: WaitingMoney,
    private readonly messages: PaymentMessagesService,
    private readonly accounts: AccountsService,
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
    return this.accounts.names(about.map(({ order }) => order.userId));
  }
}
