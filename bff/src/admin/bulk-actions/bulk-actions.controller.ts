import { Body, Controller, Query } from '@nestjs/common';
import {
  type BulkActionResponse,
  type BulkActionView,
  type BulkRowView,
  getBulkAction,
  listBulkActions,
  listBulkRows,
  type PaginationView,
  planBulkAction,
} from '@portal/contracts';
import { BulkActionsService } from '../../domain/bulk-actions/bulk-actions.service';
import { BulkPlannerService } from '../../domain/bulk-actions/bulk-planner.service';
import { Clock } from '../../platform/clock/clock';
import { TakesLong } from '../../platform/http/long-answers';
import { pageOf } from '../../platform/http/page';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { ActionIdParam } from './action-id.param';
import { demandPermission } from './demand-permission';
import { ListBulkActionsParameters, ListBulkRowsParameters } from './list.query';
import { PlanBulkActionBody } from './plan-bulk-action.body';
import { presentBulkAction, presentBulkRow } from './bulk-action.presenter';
import { readAction } from './read-action';
import { readSelection } from './read-selection';

/** Page size of the list of bulk actions. */
const PAGE_SIZE = 15;

@Controller()
export class BulkActionsController {
  constructor(
    private readonly planner: BulkPlannerService,
    private readonly actions: BulkActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(planBulkAction)
  @Refuses('bulk-actions/nobody', 'bulk-actions/too-many')
  @Access(admin('bulk'))
  @TakesLong()
  async plan(
    @Body() body: PlanBulkActionBody,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActionResponse> {
    const action = readAction(body.action);
    demandPermission(caller, action.kind);
    const selected = readSelection(body.selection, this.clock.now());
    return {
      bulkAction: presentBulkAction(await this.planner.plan(origin, { action, ...selected })),
    };
  }

  @Route(listBulkActions)
  @Access(admin('bulk'))
  async list(
    @Query() { page }: ListBulkActionsParameters,
  ): Promise<{ bulkActions: BulkActionView[]; pagination: PaginationView }> {
    const { items, total } = await this.actions.list(page, PAGE_SIZE);
    return {
      bulkActions: items.map(presentBulkAction),
      pagination: pageOf(total, page, PAGE_SIZE),
    };
  }

  @Route(getBulkAction)
  @Refuses('bulk-actions/not-found')
  @Access(admin('bulk'))
  async get(@ActionIdParam() actionId: string): Promise<BulkActionResponse> {
    return { bulkAction: presentBulkAction(await this.actions.get(actionId)) };
  }

  @Route(listBulkRows)
  @Refuses('bulk-actions/not-found')
  @Access(admin('bulk'))
  async listRows(
    @ActionIdParam() actionId: string,
    @Query() { page, limit, outcome }: ListBulkRowsParameters,
  ): Promise<{ rows: BulkRowView[]; pagination: PaginationView }> {
    const { items, total } = await this.actions.listRows(actionId, outcome, { page, limit });
    return { rows: items.map(presentBulkRow), pagination: pageOf(total, page, limit) };
  }
}
