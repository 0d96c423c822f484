import { Controller } from '@nestjs/common';
import { getUserRecords, RECORDS_OF_USER, type UserRecords } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { DownloadsService } from '../../domain/downloads/downloads.service';
import { LoginHistoryService } from '../../domain/login-history/login-history.service';
import { OffersService } from '../../domain/offers/offers.service';
import { PaymentSearchService } from '../../domain/payments/review/payment-search.service';
import { CodeListsService } from '../../domain/redeem-codes/code-lists.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { Caller, type Principal } from '../../platform/security/caller';
import { presentHistory } from '../../presenters/history.presenter';
import { presentLogin } from '../login-history/login.presenter';
import { presentPayment } from '../payments/payment.presenter';
import { presentUsedCode, presentUserOffer } from './user-records.presenter';

const MOST = RECORDS_OF_USER;

/** The newest records of a user, for the record of the user. */
@Controller()
export class UserRecordsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly payments: PaymentSearchService,
    private readonly codes: CodeListsService,
    private readonly offers: OffersService,
    private readonly downloads: DownloadsService,
    private readonly logins: LoginHistoryService,
    private readonly clock: Clock,
  ) {}

  @Route(getUserRecords)
  @Access(admin('read'))
  async read(
    @UserIdParam('id') userId: number,
    @Caller() caller: Principal,
    @Reader() reader: BearerReader,
  ): Promise<UserRecords> {
    await this.accounts.get(userId);
    const [orders, codes, offers, downloads, logins] = await Promise.all([
      this.payments.listNewest(userId, MOST),
      this.codes.listUsedLast(userId, MOST),
      this.offers.listNewest(userId, MOST),
      this.downloads.listRecent(userId, MOST),
      this.logins.listOfUser(userId, MOST),
    ]);
    const now = this.clock.now();
    return {
      payments: orders.map((order) => presentPayment(order, reader, now)),
      codes: codes.map(presentUsedCode),
      offers: offers.map((offer) => presentUserOffer(offer, reader, now)),
      downloads: presentHistory(downloads, caller),
      signIns: logins.map(presentLogin),
    };
  }
}
