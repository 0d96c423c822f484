import { Controller } from '@nestjs/common';
import { type ChangedUserResponse, undoAction, UNDOABLE_ACTIONS } from '@portal/contracts';
import { roleMay } from '@portal/rules';
import { UndoService } from '../../domain/undo/undo.service';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { Caller, type Principal } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { presentAdminUser } from '../accounts/user.presenter';

const unknown = (): DomainError => new DomainError('actions/not-found');

@Controller()
export class UndoController {
  constructor(
    private readonly undo: UndoService,
    private readonly clock: Clock,
  ) {}

  /** Each kind of action also needs its own permission. */
  @Route(undoAction)
  @Refuses(
    ...(['actions/not-found', 'actions/undone', 'actions/plan-changed'] as const),
    ...(['actions/freeze-changed', 'actions/tags-changed', 'actions/offer-changed'] as const),
    'actions/other-account',
  )
  @Access(admin('read'))
  @StepUp()
  async undoAction(
    @UserIdParam('id') userId: number,
    @RecordIdParam('actionId', unknown) actionId: string,
    @Caller() caller: Principal,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const needs = UNDOABLE_ACTIONS[await this.undo.actionOf(userId, actionId)];
    if (caller.kind !== 'admin' || !roleMay(caller.role, needs)) {
      throw new DomainError('sessions/role-forbidden', { needs });
    }
    const account = await this.undo.undo(origin, userId, actionId);
    return { user: presentAdminUser(account, this.clock.now()), message: 'Undone.' };
  }
}
