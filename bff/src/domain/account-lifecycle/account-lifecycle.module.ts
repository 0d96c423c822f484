import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotesModule } from '../notes/notes.module';
import { NoticesModule } from '../notices/notices.module';
import { PaymentsModule } from '../payments/payments.module';
import { PlansModule } from '../plans/plans.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { TagsModule } from '../tags/tags.module';
import { TasksModule } from '../tasks/tasks.module';
import { AccountActionsService } from './account-actions.service';
import { AccountDeletionService } from './account-deletion.service';
import { AccountsModule } from '../accounts/accounts.module';
import { PhotosModule } from '../accounts/photos.module';

/**
 * Administrator actions on accounts: freeze, delete, set password. Depends on every module that stores data
 * of a user.
 */
@Module({
  imports: [
    AccountsModule,
    PhotosModule,
    PlansModule,
    PaymentsModule,
    RedeemCodesModule,
    TasksModule,
    NotesModule,
    NoticesModule,
    TagsModule,
    SignInModule,
    AuditModule,
  ],
  providers: [AccountActionsService, AccountDeletionService],
  exports: [AccountActionsService],
})
export class AccountLifecycleModule {}
