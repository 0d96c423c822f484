import { Controller } from '@nestjs/common';
import {
  getLiveness,
  getReadiness,
  type LivenessResponse,
  type ReadinessResponse,
} from '@portal/contracts';
import { Route } from '../http/route';
import { Access } from '../security/access';
import { ReadinessService } from './readiness.service';

@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Route(getLiveness)
  @Access('public')
  live(): LivenessResponse {
    return { status: 'alive' };
  }

  @Route(getReadiness)
  @Access('public')
  async ready(): Promise<ReadinessResponse> {
    return { status: 'ready', database: await this.readiness.check() };
  }
}
