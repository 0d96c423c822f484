import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrowserReportsService } from './browser-reports.service';
import { VERSION_REPORT_MODEL, versionReportSchema } from './version-report.schema';
import { VersionReportsRepository } from './version-reports.repository';
import { VersionReportsService } from './version-reports.service';

/** Reports from pages in browsers: errors, web vitals, policy violations. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: VERSION_REPORT_MODEL, schema: versionReportSchema }]),
  ],
  providers: [BrowserReportsService, VersionReportsService, VersionReportsRepository],
  exports: [BrowserReportsService, VersionReportsService],
})
export class BrowserReportsModule {}
