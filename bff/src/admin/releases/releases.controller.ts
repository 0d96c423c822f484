import { Controller, Param } from '@nestjs/common';
import {
  type EarlierRelease,
  listReleases,
  listVersionReports,
  previewRelease,
  readPreviewName,
  type ReleaseActionView,
  type ReleasedPartView,
  type VersionReportView,
} from '@portal/contracts';
import { VersionReportsService } from '../../domain/browser-reports/version-reports.service';
import { LiveReleasesService } from '../../platform/http/live-releases.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { WithoutDatabase } from '../../platform/security/without-database';
import { presentActions, presentParts } from './releases.presenter';
import { presentVersionReport } from './version-reports.presenter';

@Controller()
export class ReleasesController {
  constructor(
    private readonly releases: LiveReleasesService,
    private readonly reports: VersionReportsService,
  ) {}

  @Route(listReleases)
  @WithoutDatabase()
  @Access(admin('read'))
  async list(): Promise<{ parts: ReleasedPartView[]; actions: ReleaseActionView[] }> {
    const [site, log] = await Promise.all([this.releases.readSite(), this.releases.readLog()]);
    return { parts: presentParts(site, log), actions: presentActions(log) };
  }

  @Route(previewRelease)
  @WithoutDatabase()
  @Access(admin('read'))
  async preview(
    @Param('portal') portal: string,
    @Param('version') version: string,
  ): Promise<{ release: EarlierRelease | null }> {
    const named = readPreviewName(`${portal}@${version}`);
    return { release: named && (await this.releases.findStored(named)) };
  }

  @Route(listVersionReports)
  @Access(admin('read'))
  async listReports(): Promise<{ reports: VersionReportView[] }> {
    return { reports: (await this.reports.list()).flatMap(presentVersionReport) };
  }
}
