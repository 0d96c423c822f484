import { Module } from '@nestjs/common';
import { BrowserReports } from './browser-reports.service';

/** What pages tell of themselves. */
@Module({ providers: [BrowserReports], exports: [BrowserReports] })
export class BrowserReportsModule {}
