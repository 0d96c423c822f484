import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotesModule } from '../notes/notes.module';
import { PaymentsModule } from '../payments/payments.module';
import { PlansModule } from '../plans/plans.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { TagsModule } from '../tags/tags.module';
import { TasksModule } from '../tasks/tasks.module';
import { AccountActions } from './account-actions';
import { AccountDeletion } from './account-deletion';
import { AccountsModule } from './accounts.module';
import { PhotosModule } from './photos.module';

/** Stands above the nouns that have a part in a user. */
@Module({
  imports: [
    AccountsModule,
    PhotosModule,
    PlansModule,
    PaymentsModule,
    RedeemCodesModule,
    TasksModule,
    NotesModule,
    TagsModule,
    SignInModule,
    AuditModule,
  ],
  providers: [AccountActions, AccountDeletion],
  exports: [AccountActions],
})
export class AccountActionsModule {}
