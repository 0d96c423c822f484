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
import type { Account } from '../../domain/accounts/account';
import { presentAdminUser } from '../accounts/user.presenter';
import { PlanActionsService } from '../../domain/plans/plan-actions.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Idempotent } from '../../platform/idempotency/idempotent';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { AddUserBody } from './add-user.body';
import { amountsOf, cutInWords, inWords } from './amounts';
import { DeductPlanBody } from './deduct-plan.body';
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
    @Body() { userId, days, balance }: AddUserBody,
    @AdminOrigin() origin: Origin,
  ): Promise<AddUserResponse> {
    const grant = amountsOf(days, balance);
    const { account, isNew } = await this.actions.addOrOpen(origin, userId, grant);
    const message = isNew
      ? `User added with ${inWords(grant)}.`
      : `Plan updated: ${inWords(grant)} added.`;
    return { ...this.answer(account, message), isNew };
  }

  @Route(updatePlan)
  @Refuses('plans/amount-too-large')
  @Access(admin('plans'))
  @StepUp()
  @Idempotent()
  async add(
    @UserIdParam('id') userId: number,
    @Body() { daysToAdd, balanceToAdd }: UpdatePlanBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const grant = amountsOf(daysToAdd, balanceToAdd);
    const account = await this.actions.add(origin, userId, grant);
    return this.answer(account, `Plan updated: ${inWords(grant)} added.`);
  }

  @Route(deductPlan)
  @Access(admin('plans'))
  @StepUp()
  @Idempotent()
  async cut(
    @UserIdParam('id') userId: number,
    @Body() { daysToCut, balanceToCut }: DeductPlanBody,
    @AdminOrigin() origin: Origin,
  ): Promise<DeductPlanResponse> {
    const wanted = amountsOf(daysToCut, balanceToCut);
    const { account, cut } = await this.actions.cut(origin, userId, wanted);
    return { ...this.answer(account, cutInWords(cut, wanted)), cut: { ...cut } };
  }

  @Route(resetUserPlan)
  @Access(admin('plans'))
  @StepUp()
  async reset(
    @UserIdParam('id') userId: number,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const { account } = await this.actions.reset(origin, userId);
    return this.answer(account, 'Plan reset: it has expired and no videos are left.');
  }

  private answer(account: Account, message: string): ChangedUserResponse {
    return { user: presentAdminUser(account, this.clock.now()), message };
  }
}
