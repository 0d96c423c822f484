import { Controller, Query } from '@nestjs/common';
import { listAudit, type ListAuditResponse } from '@portal/contracts';
import { calendarDayBounds } from '@portal/rules';
import { type AuditFilter, AuditService } from '../../domain/audit/audit.service';
import { Config } from '../../platform/config/config';
import { pageOf } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListAuditParameters } from './list-audit.query';
import { presentAudit } from './audit.presenter';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  @Route(listAudit)
  @Access(admin('audit'))
  async list(@Query() query: ListAuditParameters): Promise<ListAuditResponse> {
    const { page, limit } = query;
    const { timeZone } = this.config;
    const [{ records, total }, actors] = await Promise.all([
      this.audit.list(filterOf(query, timeZone), page, limit),
      this.audit.actors(),
    ]);
    return {
      audit: records.map(presentAudit),
      pagination: pageOf(total, page, limit),
      actors,
      timeZone,
    };
  }
}

/** The filter of a query. Days are whole days in the service's zone. */
function filterOf(query: ListAuditParameters, zone: string): AuditFilter {
  const { actor, action: actions, target, from, to } = query;
  return {
    ...(actor !== undefined && { actor }),
    ...(actions && { actions }),
    ...(target !== undefined && { target }),
    ...(from !== undefined && { first: calendarDayBounds(from, zone).first }),
    ...(to !== undefined && { last: calendarDayBounds(to, zone).last }),
  };
}
