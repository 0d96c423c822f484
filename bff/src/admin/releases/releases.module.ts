import { Module } from '@nestjs/common';
import { BrowserReportsModule } from '../../domain/browser-reports/browser-reports.module';
import { ReleasesController } from './releases.controller';

@Module({ imports: [BrowserReportsModule], controllers: [ReleasesController] })
export class AdminReleasesModule {}
