import { Controller } from '@nestjs/common';
import {
  type BulkActionResponse,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from '@portal/contracts';
import { BulkActionsService } from '../../domain/bulk-actions/bulk-actions.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ActionIdParam } from './action-id.param';
import { demandPermission } from './demand-permission';
import { presentBulkAction } from './bulk-action.presenter';

@Controller()
export class BulkRunController {
  constructor(private readonly actions: BulkActionsService) {}

  @Route(startBulkAction)
  @Refuses('bulk-actions/not-found', 'bulk-actions/too-old', 'bulk-actions/wrong-state')
  @Access(admin('bulk'))
  @StepUp()
  async start(
    @ActionIdParam() actionId: string,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActionResponse & { message: string }> {
    demandPermission(caller, (await this.actions.get(actionId)).action.kind);
    const bulkAction = presentBulkAction(await this.actions.start(origin, actionId));
    return { bulkAction, message: 'Bulk action started.' };
  }

  @Route(stopBulkAction)
  @Refuses('bulk-actions/not-found', 'bulk-actions/wrong-state')
  @Access(admin('bulk'))
  async stop(
    @ActionIdParam() actionId: string,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActionResponse & { message: string }> {
    const bulkAction = presentBulkAction(await this.actions.stop(origin, actionId));
    return { bulkAction, message: 'Bulk action stopped. Finished changes stay.' };
  }

  @Route(undoBulkAction)
  @Refuses('bulk-actions/not-found', 'bulk-actions/wrong-state')
  @Access(admin('bulk'))
  @StepUp()
  async undo(
    @ActionIdParam() actionId: string,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActionResponse & { message: string }> {
    demandPermission(caller, (await this.actions.get(actionId)).action.kind);
    const bulkAction = presentBulkAction(await this.actions.undo(origin, actionId));
    return { bulkAction, message: 'The changes are being undone.' };
  }
}
