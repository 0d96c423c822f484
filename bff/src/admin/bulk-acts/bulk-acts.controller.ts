import { Body, Controller, Query } from '@nestjs/common';
import {
  type BulkActResponse,
  type BulkActView,
  type BulkRowView,
  getBulkAct,
  listBulkActs,
  listBulkRows,
  type PaginationView,
  planBulkAct,
} from '@portal/contracts';
import { BulkActsService } from '../../domain/bulk-acts/bulk-acts.service';
import { BulkPlannerService } from '../../domain/bulk-acts/bulk-planner.service';
import { Clock } from '../../platform/clock/clock';
import { TakesLong } from '../../platform/http/long-answers';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { ActIdParam } from './act-id.param';
import { demandPermission } from './demand-permission';
import { ListBulkActsParameters, ListBulkRowsParameters } from './list.query';
import { PlanBulkActBody } from './plan-bulk-act.body';
import { presentBulkAct, presentBulkRow } from './bulk-act.presenter';
import { readAct } from './read-act';
import { readSelection } from './read-selection';

/** Bulk actions of a page of their list. */
const PAGE_SIZE = 15;

@Controller()
export class BulkActsController {
  constructor(
    private readonly planner: BulkPlannerService,
    private readonly acts: BulkActsService,
    private readonly clock: Clock,
  ) {}

  @Route(planBulkAct)
  @Refuses('bulk-acts/nobody', 'bulk-acts/too-many')
  @Access(admin('bulk'))
  @TakesLong()
  async plan(
    @Body() body: PlanBulkActBody,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActResponse> {
    const act = readAct(body.act);
    demandPermission(caller, act.kind);
    const selected = readSelection(body.selection, this.clock.now());
    return { bulkAct: presentBulkAct(await this.planner.plan(origin, { act, ...selected })) };
  }

  @Route(listBulkActs)
  @Access(admin('bulk'))
  async list(
    @Query() { page }: ListBulkActsParameters,
  ): Promise<{ bulkActs: BulkActView[]; pagination: PaginationView }> {
    const { items, total } = await this.acts.list(page, PAGE_SIZE);
    return { bulkActs: items.map(presentBulkAct), pagination: pageOf(total, page, PAGE_SIZE) };
  }

  @Route(getBulkAct)
  @Refuses('bulk-acts/not-found')
  @Access(admin('bulk'))
  async get(@ActIdParam() actId: string): Promise<BulkActResponse> {
    return { bulkAct: presentBulkAct(await this.acts.get(actId)) };
  }

  @Route(listBulkRows)
  @Refuses('bulk-acts/not-found')
  @Access(admin('bulk'))
  async listRows(
    @ActIdParam() actId: string,
    @Query() { page, limit, outcome }: ListBulkRowsParameters,
  ): Promise<{ rows: BulkRowView[]; pagination: PaginationView }> {
    const { items, total } = await this.acts.listRows(actId, outcome, { page, limit });
    return { rows: items.map(presentBulkRow), pagination: pageOf(total, page, limit) };
  }
}

const pageOf = (totalRecords: number, currentPage: number, limit: number): PaginationView => ({
  currentPage,
  totalPages: Math.max(1, Math.ceil(totalRecords / limit)),
  totalRecords,
});
