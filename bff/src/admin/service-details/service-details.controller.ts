import { Body, Controller } from '@nestjs/common';
import {
  DETAILS_VERSIONS_LIMIT,
  getServiceDetails,
  publishServiceDetails,
  type ServiceDetailsChange,
  type ServiceDetailsResponse,
} from '@portal/contracts';
import { ServiceDetailActionsService } from '../../domain/service-details/service-detail-actions.service';
import { ServiceDetailsService } from '../../domain/service-details/service-details.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { PublishServiceDetailsBody } from './service-details.body';
import { presentDetails, presentVersion } from './service-details.presenter';

/** What the service is called, where to reach it, and when it reminds. */
@Controller()
export class ServiceDetailsController {
  constructor(
    private readonly actions: ServiceDetailActionsService,
    private readonly details: ServiceDetailsService,
  ) {}

  @Route(getServiceDetails)
  @Access(admin('read'))
  async read(): Promise<ServiceDetailsResponse> {
    const versions = await this.actions.list(DETAILS_VERSIONS_LIMIT);
    return {
      current: presentDetails(await this.details.inEffect()),
      locked: [...this.details.locked()],
      versions: versions.map(presentVersion),
    };
  }

  @Route(publishServiceDetails)
  @Refuses(
    'service-details/newer',
    'service-details/not-complete',
    'service-details/locked',
    'service-details/no-changes',
  )
  @Access(admin('money'))
  @StepUp()
  async publish(
    @Body() { after, details, reason }: PublishServiceDetailsBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ServiceDetailsChange> {
    await this.actions.publish(origin, { after, details, reason: reason ?? null });
    return { ...(await this.read()), message: 'The service details are in effect.' };
  }
}
