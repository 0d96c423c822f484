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
import { type ReleaseLine } from '@portal/rules';
import memoizeOne from 'memoize-one';
import { keepPlainText } from '../../domain/bearer-values/plain-answer';
import { VersionReportsService } from '../../domain/browser-reports/version-reports.service';
import { LiveReleasesService, type ReleasedSite } from '../../platform/http/live-releases.service';
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
    return this.present(
      ...(await Promise.all([this.releases.readSite(), this.releases.readLog()])),
    );
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

  private readonly present = memoizeOne((site: ReleasedSite, log: readonly ReleaseLine[]) =>
    keepPlainText({ parts: presentParts(site, log), actions: presentActions(log) }),
  );
}
