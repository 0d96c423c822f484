import { Module } from '@nestjs/common';
import { AccountCountsService } from './account-counts.service';
import { AccountDirectoryService } from './account-directory.service';
import { AccountListsRepository } from './account-lists.repository';
import { AccountListsService } from './account-lists.service';
import { AccountNamesService } from './account-names.service';
import { AccountSearchService } from './account-search.service';
import { AccountsModule } from './accounts.module';

/** Lists and searches of users. */
@Module({
  imports: [AccountsModule],
  providers: [
    AccountCountsService,
    AccountDirectoryService,
    AccountListsRepository,
    AccountListsService,
    AccountNamesService,
    AccountSearchService,
  ],
  exports: [AccountCountsService, AccountListsService, AccountNamesService, AccountSearchService],
})
export class AccountListsModule {}
