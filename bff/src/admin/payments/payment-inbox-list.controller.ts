import { Controller, Param, Query } from '@nestjs/common';
import {
  INBOX_KINDS,
  previewMatch,
  type InboxMatch,
  type InboxItem,
  type InboxKind,
  listPaymentInbox,
  type ListPaymentInboxResponse,
} from '@portal/contracts';
import { InboxCountsService } from '../../domain/payment-actions/inbox-counts.service';
import { PaymentActionsService } from '../../domain/payment-actions/payment-actions.service';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import { PaymentSearchService } from '../../domain/payments/review/payment-search.service';
import { WaitingMoneyService } from '../../domain/payments/review/waiting-money.service';
import { isAnyMoney, type MoneyFilter } from '../../domain/payments/settlement/money-filter';
import { Config } from '../../platform/config/config';
import {
  type DirectedSlice,
  directionOf,
  pageOf,
  placeOf,
  readFromNearerEnd,
} from '../../platform/http/page';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { ListInboxParameters } from './list-inbox.query';
import { presentMatch, presentMessage } from './inbox.presenter';
import { moneyFilterOf } from './payment-filter';
import { PaymentSightService } from './payment-sight.service';

/** One page of a kind, and the number of items of each kind. */
interface InboxPage {
  readonly kind: InboxKind;
  readonly items: InboxItem[];
  /** The page that exists. */
  readonly page: number;
  readonly counts: Readonly<Record<InboxKind, number>>;
}

@Controller()
export class PaymentInboxListController {
  constructor(
    private readonly money: WaitingMoneyService,
    private readonly search: PaymentSearchService,
    private readonly messages: PaymentMessagesService,
    private readonly actions: PaymentActionsService,
    private readonly counts: InboxCountsService,
    private readonly sight: PaymentSightService,
    private readonly config: Config,
  ) {}

  @Route(listPaymentInbox)
  // The list contains the beginnings of payers' phone numbers; deciders about money read them in full.
  @Access(admin('inbox'))
  async list(
    @Query() query: ListInboxParameters,
    @Reader() reader: BearerReader,
  ): Promise<ListPaymentInboxResponse> {
    const { timeZone } = this.config;
    const { kind, items, page, counts } =
      query.search === '' ? await this.all(query, reader) : await this.found(query, reader);
    const pagination = pageOf(counts[kind], page, query.limit);
    return { items, kind, pagination, counts, timeZone };
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
    return { order: presentMatch(expected, await this.sight.of([expected], reader)) };
  }

  private async all(query: ListInboxParameters, reader: BearerReader): Promise<InboxPage> {
    const { page, limit } = query;
    const filter = moneyFilterOf(query, this.config.timeZone);
    const counting = this.counts.read(filter);
    const kind = query.kind ?? firstWithWork(await counting);
    const read = await readFromNearerEnd(
      counting.then((counts) => counts[kind]),
      { page, limit, direction: directionOf(query.sort) },
      (slice) => this.items(kind, filter, slice, reader),
    );
    return { kind, items: read.rows, page: read.page, counts: await counting };
  }

  private async items(
    kind: InboxKind,
    filter: MoneyFilter,
    slice: DirectedSlice,
    reader: BearerReader,
  ): Promise<InboxItem[]> {
    if (kind === 'unparsed') {
      // A message that was not parsed has no amount; a filter of money leaves it out.
      if (!isAnyMoney(filter)) return [];
      const messages = await this.messages.listUnparsed(slice);
      return messages.map((message) => presentMessage(message, reader));
    }
    if (kind === 'unmatched') {
      return this.sight.unmatched(await this.money.listUnmatched(filter, slice), reader);
    }
    return this.sight.waiting(await this.money.listUndecided(kind, filter, slice), reader);
  }

  private async found(query: ListInboxParameters, reader: BearerReader): Promise<InboxPage> {
    const { search: text } = query;
    const seesWhole = reader.seesWhole('reference-code');
    const money = await this.search.find({ text, seesWhole });
    const waiting = await this.money.listFound(money, moneyFilterOf(query, this.config.timeZone));
    const { unmatched, late, mismatched } = waiting;
    const counts = {
      ...{ unmatched: unmatched.length, late: late.length, mismatched: mismatched.length },
      unparsed: 0,
    };
    const kind = query.kind ?? firstWithWork(counts);
    const place = placeOf(counts[kind], { page: query.page, limit: query.limit });
    const pageOfKind = <T>(all: readonly T[]): readonly T[] =>
      (query.sort === 'time' ? all : all.toReversed()).slice(place.first, place.first + place.size);
    const found = { kind, page: place.page, counts };
    if (kind === 'unparsed') return { ...found, items: [] };
    if (kind !== 'unmatched') {
      return { ...found, items: await this.sight.waiting(pageOfKind(waiting[kind]), reader) };
    }
    const shown = await this.money.describe(pageOfKind(unmatched));
    return { ...found, items: await this.sight.unmatched(shown, reader) };
  }
}

/** The kind that a list without a kind shows: the first one that has work. */
const firstWithWork = (counts: Readonly<Record<InboxKind, number>>): InboxKind =>
  INBOX_KINDS.find((kind) => counts[kind] > 0) ?? INBOX_KINDS[0];
