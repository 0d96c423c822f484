import { Controller } from '@nestjs/common';
import { listReleases, type ReleaseActionView, type ReleasedPartView } from '@portal/contracts';
import { LiveReleasesService } from '../../platform/http/live-releases.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { WithoutDatabase } from '../../platform/security/without-database';
import { presentActions, presentParts } from './releases.presenter';

@Controller()
export class ReleasesController {
  constructor(private readonly releases: LiveReleasesService) {}

  @Route(listReleases)
  @WithoutDatabase()
  @Access(admin('read'))
  async list(): Promise<{ parts: ReleasedPartView[]; actions: ReleaseActionView[] }> {
    const [site, log] = await Promise.all([this.releases.readSite(), this.releases.readLog()]);
    return { parts: presentParts(site, log), actions: presentActions(log) };
  }
}
