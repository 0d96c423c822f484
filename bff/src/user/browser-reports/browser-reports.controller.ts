import { Body, Controller, Req } from '@nestjs/common';
import { reportBrowser, reportPolicy } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { BrowserReportsService } from '../../domain/browser-reports/browser-reports.service';
import { readPolicyReports } from '../../domain/browser-reports/read-policy-reports';
import { TakesPolicyReports, TakesReports } from '../../platform/http/accept-reports';
import { readReleases } from '../../platform/http/portal-release';
import { Route } from '../../platform/http/route';
import { NeedsNoIndexes } from '../../platform/http/unique-indexes.guard';
import { Access } from '../../platform/security/access';
import { BrowserReportBody } from './browser-report.body';

/** Reports of pages and browsers. Anybody can send them, so they are used for metrics only (OPS-33). */
@Controller()
export class BrowserReportsController {
  constructor(private readonly reports: BrowserReportsService) {}

  @Route(reportBrowser)
  @NeedsNoIndexes()
  @Access('public')
  @TakesReports()
  async report(@Body() body: BrowserReportBody): Promise<object> {
    await this.reports.take({ ...body, releases: readReleases(body.release) });
    return {};
  }

  @Route(reportPolicy)
  @NeedsNoIndexes()
  @Access('public')
  @TakesPolicyReports()
  reportPolicy(@Req() request: FastifyRequest): object {
    this.reports.takeViolations(readPolicyReports(request.body, request.host));
    return {};
  }
}
