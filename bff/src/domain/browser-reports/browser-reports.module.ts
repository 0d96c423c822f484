import { Module } from '@nestjs/common';
import { BrowserReportsService } from './browser-reports.service';

/** What pages tell of themselves. */
@Module({ providers: [BrowserReportsService], exports: [BrowserReportsService] })
export class BrowserReportsModule {}
