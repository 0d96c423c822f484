import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { DownloadsModule } from '../../domain/downloads/downloads.module';
import { DownloadsController } from './downloads.controller';

@Module({ imports: [AccountsModule, DownloadsModule], controllers: [DownloadsController] })
export class UserDownloadsModule {}
