import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { TAG_COUNT_MODEL, tagCountSchema } from './tag-count.schema';
import { TagsRepository } from './tags.repository';
import { TagsService } from './tags.service';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    MongooseModule.forFeature([{ name: TAG_COUNT_MODEL, schema: tagCountSchema }]),
  ],
  providers: [TagsService, TagsRepository],
  exports: [TagsService],
})
export class TagsModule {}
