import { Injectable } from '@nestjs/common';
import type { CodeCounts } from '@portal/contracts';
import { batchSearch, codeSearch, parseUserId } from '@portal/rules';
import {
  type Direction,
  type PagePlace,
  placeOf,
  readFromNearerEnd,
} from '../../platform/http/page';
import { requireWholeList } from '../../platform/http/whole-list';
import { Clock } from '../../platform/clock/clock';
import { FilterCounts } from '../../platform/mongo/filter-counts';
import { CodeBatchDirectoryService } from './code-batch-directory.service';
import { CodeTotalsService } from './code-totals.service';
import { CodeListsRepository, type CodesOfBatches } from './code-lists.repository';
import { byAge, type CodeQuery, type CodeRow, type RedeemCode } from './redeem-code';

/** Number of ids in one query; MongoDB would not use the index for a much longer list. */
const IDS_AT_ONCE = 400;

/** A page of a list of codes. */
export interface CodePage {
  readonly codes: readonly RedeemCode[];
  /** From 1; the last page when a later one was requested. */
  readonly page: number;
  /** Codes on all pages. */
  readonly total: number;
  /** Number of codes per filter, under the same search. */
  readonly counts: CodeCounts;
}

/** Lists of redeem codes for administrators, by their age. */
@Injectable()
export class CodeListsService {
  /** `changes` makes the counts after a change of this instance new ones. */
  private readonly batchCounts: FilterCounts<CodesOfBatches & { readonly changes: number }>;

  constructor(
    private readonly lists: CodeListsRepository,
    private readonly counts: CodeTotalsService,
    private readonly batches: CodeBatchDirectoryService,
    private readonly clock: Clock,
  ) {
    this.batchCounts = new FilterCounts((filter) => lists.countOfBatches(filter));
  }

  /** The whole list, in slices. @throws DomainError request/list-too-long. */
  async *readWhole(query: CodeQuery): AsyncGenerator<readonly RedeemCode[]> {
    const { isUsed, direction } = query;
    if (query.search === '') {
      requireWholeList(totalOf(isUsed, await this.countAll()));
      return yield* this.lists.readAll(isUsed, direction);
    }
    const rows = ofUse(isUsed, await this.find(query));
    requireWholeList(rows.length);
    for (let from = 0; from < rows.length; from += IDS_AT_ONCE)
      yield this.read(rows.slice(from, from + IDS_AT_ONCE), direction);
  }

  /** A page of the list, with the number of codes per filter under the same search. */
  async readPage(query: CodeQuery, place: PagePlace): Promise<CodePage> {
    const { isUsed, search, direction } = query;
    if (search !== '') return this.readFound(query, place);
    const counts = await this.countAll();
    const { rows, page, total } = await readFromNearerEnd(
      totalOf(isUsed, counts),
      { ...place, direction },
      (slice) => this.lists.list(isUsed, slice),
    );
    return { codes: rows, page, total, counts };
  }

  /** The codes that a user used last, the latest first. */
  async listUsedLast(userId: number, limit: number): Promise<RedeemCode[]> {
    return this.lists.listUsedLast(userId, limit);
  }

  /** The newest codes that match a part of a code, or the User ID of who used them. */
  async findCodes(query: CodeQuery, limit: number): Promise<RedeemCode[]> {
    const name = batchSearch(query.search);
    const rows = await this.find(query, (beginning) => beginning !== name);
    return this.read(rows.slice(0, limit), query.direction);
  }

  private async readFound(query: CodeQuery, place: PagePlace): Promise<CodePage> {
    const names = await this.batches.findReadableNames(query.search);
    if (names !== null && names.length > 0) {
      const name = batchSearch(query.search);
      // Hardly ever is a name also the beginning of a code, so the page is read meanwhile.
      const [others, page] = await Promise.all([
        this.find(query, (beginning) => beginning !== name),
        this.readBatches(names, query, place),
      ]);
      if (others.length === 0) return page;
    }
    const found = await this.find(query);
    const rows = ofUse(query.isUsed, found);
    const { page, first, size } = placeOf(rows.length, place);
    const codes = await this.read(rows.slice(first, first + size), query.direction);
    return { codes, page, total: rows.length, counts: countsOf(found) };
  }

  /** A page of the codes of some batches, read by an index in the order of the list. */
  private async readBatches(
    names: readonly string[],
    { isUsed, direction }: CodeQuery,
    place: PagePlace,
  ): Promise<CodePage> {
    const counting = this.countBatches(names);
    const { rows, page, total } = await readFromNearerEnd(
      counting.then((counts) => totalOf(isUsed, counts)),
      { ...place, direction },
      (slice) => this.lists.listOfBatches(names, isUsed, slice),
    );
    return { codes: rows, page, total, counts: await counting };
  }

  private async countBatches(names: readonly string[]): Promise<CodeCounts> {
    const { changes } = this.counts;
    const now = this.clock.now();
    const [used, available] = await Promise.all(
      [true, false].map((isUsed) => this.batchCounts.read({ names, isUsed, changes }, now)),
    );
    return countsFrom(used ?? 0, available ?? 0);
  }

  private async countAll(): Promise<CodeCounts> {
    const { used, available } = await this.counts.read();
    return countsFrom(used, available);
  }

  /** All codes that match a searched text by the selected beginnings of its search keys. */
  private async find(
    { search, seesWhole, direction }: CodeQuery,
    isMeant: (beginning: string) => boolean = () => true,
  ): Promise<CodeRow[]> {
    const { keys, beginnings } = codeSearch(search, seesWhole);
    const userId = parseUserId(search.trim());
    const found = await Promise.all([
      ...(userId === null ? [] : [this.lists.listOfUser(userId)]),
      ...keys.map((key) => this.lists.listKeyed(key)),
      ...beginnings.filter(isMeant).map((text) => this.lists.listFound(text)),
    ]);
    const rows = new Map(found.flat().map((row) => [String(row._id), row]));
    return [...rows.values()].sort(byAge(direction));
  }

  private async read(rows: readonly CodeRow[], direction: Direction): Promise<RedeemCode[]> {
    if (rows.length === 0) return [];
    return (await this.lists.listByIds(rows.map(({ _id }) => _id))).sort(byAge(direction));
  }
}

const ofUse = (isUsed: boolean | null, rows: readonly CodeRow[]): readonly CodeRow[] =>
  rows.filter((row) => isUsed === null || row.is_used === isUsed);

const totalOf = (isUsed: boolean | null, counts: CodeCounts): number =>
  counts[isUsed === null ? 'all' : isUsed ? 'used' : 'available'];

function countsOf(rows: readonly CodeRow[]): CodeCounts {
  const used = ofUse(true, rows).length;
  return countsFrom(used, rows.length - used);
}

const countsFrom = (used: number, available: number): CodeCounts => ({
  ...{ all: used + available, available, used },
});
