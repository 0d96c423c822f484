import { Controller, Query } from '@nestjs/common';
import { findRecords, type FindRecordsResponse } from '@portal/contracts';
import { normaliseReference } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { Caller, type Principal } from '../../platform/security/caller';
import { FoundMoneyService } from './found-money.service';
import { FoundNamesService } from './found-names.service';

const MIN_SEARCH = 3;
const MAX_SEARCH = 64;

export class FindRecordsParameters extends queryOf(findRecords)({
  search: text({ min: 1, max: MAX_SEARCH }).trimmed(),
}) {}

/** The search of the palette besides users. */
@Controller()
export class FindRecordsController {
  constructor(
    private readonly money: FoundMoneyService,
    private readonly names: FoundNamesService,
  ) {}

  @Route(findRecords)
  @Access(admin('read'))
  async find(
    @Query() { search }: FindRecordsParameters,
    @Caller() caller: Principal,
    @Reader() reader: BearerReader,
  ): Promise<FindRecordsResponse> {
    if (search.length < MIN_SEARCH) return { payments: [], codes: [], offers: [] };
    const typed = normaliseReference(search);
    if (typed !== null) reader.noteSent(typed);
    const [payments, codes, offers, names] = await Promise.all([
      this.money.findPayments(search, reader),
      this.money.findCodes(search, reader),
      this.money.findOffers(search, reader),
      this.names.find(search, caller),
    ]);
    return { payments, codes, offers, ...names };
  }
}
