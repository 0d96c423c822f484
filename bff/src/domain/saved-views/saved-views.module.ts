import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { SavedViewsRepository } from './saved-views.repository';
import { SAVED_VIEWS_MODEL, savedViewsSchema } from './saved-views.schema';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([{ name: SAVED_VIEWS_MODEL, schema: savedViewsSchema }]),
  ],
  providers: [SavedViewsService, SavedViewsRepository],
  exports: [SavedViewsService],
})
export class SavedViewsModule {}
