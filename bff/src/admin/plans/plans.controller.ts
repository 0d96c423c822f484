import { Body, Controller } from '@nestjs/common';
import {
  addUser,
  type AddUserResponse,
  type ChangedUserResponse,
  deductPlan,
  type DeductPlanResponse,
  resetUserPlan,
  updatePlan,
} from '@portal/contracts';
import { presentAdminUser } from '../accounts/user.presenter';
import { type ActedUser, PlanActionsService } from '../../domain/plans/plan-actions.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Idempotent } from '../../platform/idempotency/idempotent';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { reversible } from '../../presenters/reversible';
import { AddUserBody } from './add-user.body';
import { amountsOf, cutInWords, inWords } from './amounts';
import { DeductPlanBody } from './deduct-plan.body';
import { ResetPlanBody } from './reset-plan.body';
import { UpdatePlanBody } from './update-plan.body';

@Controller()
export class AdminPlansController {
  constructor(
    private readonly actions: PlanActionsService,
    private readonly clock: Clock,
  ) {}

  @Route(addUser)
  @Refuses('plans/amount-too-large')
  @Access(admin('plans'))
  @StepUp()
  @Idempotent()
  async addUser(
    @Body() { userId, days, balance, reason }: AddUserBody,
    @AdminOrigin() origin: Origin,
  ): Promise<AddUserResponse> {
    const grant = amountsOf(days, balance);
    const added = await this.actions.addOrOpen(origin, userId, grant, reason);
    const { isNew } = added;
    const message = isNew
      ? `User added with ${inWords(grant)}.`
      : `Plan updated: ${inWords(grant)} added.`;
    return { ...this.answer(added, message), isNew };
  }

  @Route(updatePlan)
  @Refuses('plans/amount-too-large')
  @Access(admin('plans'))
  @StepUp()
  @Idempotent()
  async add(
    @UserIdParam('id') userId: number,
    @Body() { daysToAdd, balanceToAdd, reason }: UpdatePlanBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const grant = amountsOf(daysToAdd, balanceToAdd);
    const added = await this.actions.add(origin, userId, grant, reason);
    return this.answer(added, `Plan updated: ${inWords(grant)} added.`);
  }

  @Route(deductPlan)
  @Access(admin('plans'))
  @StepUp()
  @Idempotent()
  async cut(
    @UserIdParam('id') userId: number,
    @Body() { daysToCut, balanceToCut, reason }: DeductPlanBody,
    @AdminOrigin() origin: Origin,
  ): Promise<DeductPlanResponse> {
    const wanted = amountsOf(daysToCut, balanceToCut);
    const user = await this.actions.cut(origin, userId, wanted, reason);
    const { cut } = user;
    return { ...this.answer(user, cutInWords(cut, wanted)), cut: { ...cut } };
  }

  @Route(resetUserPlan)
  @Access(admin('plans'))
  @StepUp()
  async reset(
    @UserIdParam('id') userId: number,
    @Body() { reason }: ResetPlanBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const user = await this.actions.reset(origin, userId, reason);
    return this.answer(user, 'Plan reset: it has expired and no videos are left.');
  }

  private answer({ account, actionId }: ActedUser, message: string): ChangedUserResponse {
    const user = presentAdminUser(account, this.clock.now());
    return { user, message, ...reversible(actionId) };
  }
}
