import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { NoticesModule } from '../notices/notices.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { TagsModule } from '../tags/tags.module';
import { AccountUndoService } from './account-undo.service';
import { OfferUndoService } from './offer-undo.service';
import { PlanUndoService } from './plan-undo.service';
import { UndoService } from './undo.service';

/** Undoes single actions of administrators; depends on the modules whose data they change. */
@Module({
  imports: [AccountsModule, AuditModule, NoticesModule, OffersModule, PlansModule, TagsModule],
  providers: [UndoService, PlanUndoService, AccountUndoService, OfferUndoService],
  exports: [UndoService],
})
export class UndoModule {}
