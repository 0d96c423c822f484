import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { FilterCounts } from '../../platform/mongo/filter-counts';
import { type Direction, type OrderedPlace, readFromNearerEnd } from '../../platform/http/page';
import { requireWholeList, WHOLE_LISTS } from '../../platform/http/whole-list';
import { AccountNamesService } from '../accounts/account-names.service';
import type { OfferFilter } from './offer-filter';
import { OpenOffersRepository, type StoredOffer } from './open-offers.repository';

/** Offers of one query, and user names of one query. */
const AT_ONCE = 400;

/** An open offer. */
export interface ListedOffer extends Omit<StoredOffer, '_id'> {
  readonly id: string;
  /** Name of its user; empty when the account was deleted. */
  readonly name: string;
}

/** A page of open offers. */
export interface OfferPage {
  readonly offers: ListedOffer[];
  /** The returned page: the last one when a later one was requested. */
  readonly page: number;
  readonly total: number;
}

/** Lists open offers: unused and not expired. */
@Injectable()
export class OpenOffersService {
  private readonly counts: FilterCounts<OfferFilter>;

  constructor(
    private readonly offers: OpenOffersRepository,
    private readonly names: AccountNamesService,
    private readonly clock: Clock,
  ) {
    this.counts = new FilterCounts((filter, now) => this.offers.count(now, filter));
  }

  /** A page of what a filter lists, newest or oldest first. */
  async readPage(place: OrderedPlace, filter: OfferFilter): Promise<OfferPage> {
    const now = this.clock.now();
    const { rows, page, total } = await readFromNearerEnd(
      this.counts.read(filter, now),
      place,
      (slice) => this.offers.list(now, filter, slice),
    );
    return { offers: await this.withNames(rows), page, total };
  }

  /** All that a filter lists, by age, in slices. @throws DomainError request/list-too-long. */
  async *readWhole(filter: OfferFilter, direction: Direction): AsyncGenerator<ListedOffer[]> {
    const most = WHOLE_LISTS.longest + 1;
    const ids = await this.offers.listIds(this.clock.now(), filter, direction, most);
    requireWholeList(ids.length);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const slice = ids.slice(from, from + AT_ONCE);
      const places = new Map(slice.map((id, place) => [id, place]));
      const stored = await this.offers.listByIds(slice);
      const placeIn = ({ _id }: StoredOffer): number => places.get(String(_id)) ?? 0;
      yield await this.withNames(stored.sort((one, other) => placeIn(one) - placeIn(other)));
    }
  }

  /** The given codes that open an offer now. */
  async findOpenCodes(codes: readonly string[]): Promise<string[]> {
    return this.offers.listOpenCodes(codes, this.clock.now());
  }

  /** Invalidates the cached total after a change. */
  forgetTotal(): void {
    this.counts.forget();
  }

  private async withNames(stored: readonly StoredOffer[]): Promise<ListedOffer[]> {
    const names = await this.names.read(stored.map(({ userId }) => userId));
    return stored.map(({ _id, ...offer }) => ({
      ...offer,
      id: String(_id),
      name: names.get(offer.userId) ?? '',
    }));
  }
}
