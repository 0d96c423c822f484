import { Module } from '@nestjs/common';
import { BrowserReportsModule } from '../../domain/browser-reports/browser-reports.module';
import { BrowserReportsController } from './browser-reports.controller';

@Module({ imports: [BrowserReportsModule], controllers: [BrowserReportsController] })
export class UserBrowserReportsModule {}
