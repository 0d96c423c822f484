import { Injectable } from '@nestjs/common';
import { FIRST_PRICE_LIST, isOnSale, type PricedPlan } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { LatestRead } from '../../platform/events/latest-read';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { FIRST_LIST, listInEffect, type PriceList } from './price-list';
import { PRICE_LISTS } from './price-list.schema';
import { PriceListsRepository } from './price-lists.repository';

/** Number of valid lists that decide: the one in effect, and one that waits for its time. */
export const NEWEST_VALID = 2;

/** The plans on sale, by the price list in effect. */
@Injectable()
export class PriceListsService {
  /** The newest valid lists. */
  private readonly newest: LatestRead<readonly PriceList[]>;
  private readonly byNumber = new Map<number, PriceList>();

  constructor(
    private readonly lists: PriceListsRepository,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    this.newest = new LatestRead<readonly PriceList[]>(() => lists.listValid(NEWEST_VALID));
    const missed = (): Promise<void> => this.refresh();
    changes.follow({ collection: PRICE_LISTS, changed: () => void missed(), missed });
  }

  /**
   * The list in effect, for screens: from memory, also while the database is away, and read again after every
   * publication on any instance. Money is decided by `inEffect`. An instance that was started without its database
   * shows the first list, so that name and links of the service are there; nothing can be bought then.
   */
  async shown(): Promise<PriceList> {
    return listInEffect((await this.newest.get()) ?? [], this.clock.now());
  }

  /** The list in effect, as the database has it. */
  async inEffect(): Promise<PriceList> {
    return listInEffect(await this.lists.listValid(NEWEST_VALID), this.clock.now());
  }

  /** A plan of a list that was in effect; null when the list does not have it. */
  async findPlan(number: number, planId: string): Promise<PricedPlan | null> {
    const list = await this.find(number);
    return list?.plans.find(({ id }) => id === planId) ?? null;
  }

  /** A plan that is on sale now, and the list that has it; null for none. */
  async findOnSale(planId: string): Promise<{ plan: PricedPlan; priceList: number } | null> {
    const { number, plans } = await this.inEffect();
    const plan = plans.find(({ id }) => id === planId);
    const isSold = plan !== undefined && isOnSale(plan, this.clock.now());
    return isSold ? { plan, priceList: number } : null;
  }

  /** Reads the lists again, once a screen has asked for them. Never rejects. */
  refresh(): Promise<void> {
    return this.newest.refresh();
  }

  private async find(number: number): Promise<PriceList | null> {
    const known = this.byNumber.get(number);
    if (known) return known;
    const list = await this.lists.find(number);
    if (!list) return number === FIRST_PRICE_LIST ? FIRST_LIST : null;
    // What was published never changes.
    this.byNumber.set(number, list);
    return list;
  }
}
