import { Controller, Query } from '@nestjs/common';
import { listAudit, type ListAuditResponse } from '@portal/contracts';
import { calendarDayBounds, parseUserId } from '@portal/rules';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { type AuditFilter, AuditService } from '../../domain/audit/audit.service';
import { BearerAnswersService } from '../../domain/bearer-values/bearer-answers.service';
import { Config } from '../../platform/config/config';
import { directionOf, pageOf } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { ListAuditParameters } from './list-audit.query';
import { targetsOf } from './audit-about';
import { presentAudit } from './audit.presenter';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly names: AccountNamesService,
    private readonly answers: BearerAnswersService,
    private readonly config: Config,
  ) {}

  @Route(listAudit)
  @Access(admin('audit'))
  async list(
    @Query() query: ListAuditParameters,
    @Reader() reader: BearerReader,
  ): Promise<ListAuditResponse> {
    const { page, limit } = query;
    const { timeZone } = this.config;
    const filter = filterOf(query, timeZone);
    const place = { page, limit, direction: directionOf(query.sort) };
    // Most records about a user are of that user, whose name is read beside them.
    const about = parseUserId(query.about ?? '');
    const [{ rows: records, page: shown, total }, actors, known] = await Promise.all([
      query.about === undefined
        ? this.audit.list(filter, place)
        : this.audit.listAbout(targetsOf(query.about), filter, place),
      this.audit.actors(),
      this.names.read(about === null ? [] : [about]),
    ]);
    const texts = records.map(({ target, details, reason, keys }) => [
      target,
      details,
      reason,
      keys,
    ]);
    this.answers.lookAhead(texts, reader);
    const others = records.flatMap(({ userId }) => userId ?? []).filter((id) => id !== about);
    const names = new Map([...known, ...(await this.names.read(others))]);
    return {
      audit: records.map((record) => presentAudit(record, names)),
      pagination: pageOf(total, shown, limit),
      actors: [...actors],
      timeZone,
    };
  }
}

/** The filter of a query. Days are whole days in the service's zone. */
function filterOf(query: ListAuditParameters, zone: string): AuditFilter {
  const { actor, action: actions, target, about, rows, from, to } = query;
  // Who looks for one user or for one kind of action wants to see rows, too.
  const isFolded = rows === 'folded' && about === undefined && actions === undefined;
  return {
    ...(actor !== undefined && { actor }),
    ...(actions && { actions }),
    ...(target !== undefined && { target }),
    ...(isFolded && { isFolded }),
    ...(from !== undefined && { first: calendarDayBounds(from, zone).first }),
    ...(to !== undefined && { last: calendarDayBounds(to, zone).last }),
  };
}
