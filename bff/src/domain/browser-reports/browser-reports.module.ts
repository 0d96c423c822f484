import { Module } from '@nestjs/common';
import { BrowserReportsService } from './browser-reports.service';

/** Reports from pages in browsers: errors, web vitals, policy violations. */
@Module({ providers: [BrowserReportsService], exports: [BrowserReportsService] })
export class BrowserReportsModule {}
