import { Controller } from '@nestjs/common';
import { type BulkActResponse, startBulkAct, stopBulkAct, undoBulkAct } from '@portal/contracts';
import { BulkActsService } from '../../domain/bulk-acts/bulk-acts.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ActIdParam } from './act-id.param';
import { demandPermission } from './demand-permission';
import { presentBulkAct } from './bulk-act.presenter';

@Controller()
export class BulkRunController {
  constructor(private readonly acts: BulkActsService) {}

  @Route(startBulkAct)
  @Refuses('bulk-acts/not-found', 'bulk-acts/too-old', 'bulk-acts/wrong-state')
  @Access(admin('bulk'))
  @StepUp()
  async start(
    @ActIdParam() actId: string,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActResponse & { message: string }> {
    demandPermission(caller, (await this.acts.get(actId)).act.kind);
    const bulkAct = presentBulkAct(await this.acts.start(origin, actId));
    return { bulkAct, message: 'Bulk action started.' };
  }

  @Route(stopBulkAct)
  @Refuses('bulk-acts/not-found', 'bulk-acts/wrong-state')
  @Access(admin('bulk'))
  async stop(
    @ActIdParam() actId: string,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActResponse & { message: string }> {
    const bulkAct = presentBulkAct(await this.acts.stop(origin, actId));
    return { bulkAct, message: 'Bulk action stopped. What is done stays done.' };
  }

  @Route(undoBulkAct)
  @Refuses('bulk-acts/not-found', 'bulk-acts/wrong-state')
  @Access(admin('bulk'))
  @StepUp()
  async undo(
    @ActIdParam() actId: string,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<BulkActResponse & { message: string }> {
    demandPermission(caller, (await this.acts.get(actId)).act.kind);
    const bulkAct = presentBulkAct(await this.acts.undo(origin, actId));
    return { bulkAct, message: 'What was done is being taken back.' };
  }
}
