import { Controller, Query } from '@nestjs/common';
import { type AuditView, listAudit, type PaginationView } from '@portal/contracts';
import { AuditService } from '../../domain/audit/audit.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListAuditParameters } from './list-audit.query';
import { presentAudit } from './present-audit';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Route(listAudit)
  @Access(admin('audit'))
  async list(
    @Query() { page, limit, ...filter }: ListAuditParameters,
  ): Promise<{ audit: AuditView[]; pagination: PaginationView }> {
    const { records, total } = await this.audit.list(filter, page, limit);
    return {
      audit: records.map(presentAudit),
      pagination: {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(total / limit)),
        totalRecords: total,
      },
    };
  }
}
