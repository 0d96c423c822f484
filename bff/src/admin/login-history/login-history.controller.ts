import { Body, Controller, Query } from '@nestjs/common';
import {
  clearLoginHistory,
  deleteLoginRecord,
  deleteLoginRecords,
  listLoginHistory,
  type LoginRecordView,
  type PaginationView,
} from '@portal/contracts';
import { calendarDayBounds, DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { LoginHistoryActionsService } from '../../domain/login-history/login-history-actions.service';
import type { LoginFilter } from '../../domain/login-history/login-filter';
import { LoginListsService } from '../../domain/login-history/login-lists.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { directionOf, pageOf } from '../../platform/http/page';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { DeleteLoginsBody } from './delete-logins.body';
import { ListLoginsParameters } from './list-logins.query';
import { presentLogin } from './login.presenter';

@Controller()
export class AdminLoginHistoryController {
  constructor(
    private readonly lists: LoginListsService,
    private readonly actions: LoginHistoryActionsService,
  ) {}

  @Route(listLoginHistory)
  @Access(admin('read'))
  async list(
    @Query() parameters: ListLoginsParameters,
  ): Promise<{ history: LoginRecordView[]; pagination: PaginationView }> {
    const place = { ...parameters, direction: directionOf(parameters.sort) };
    const { logins, page, total } = await this.lists.readPage(place, filterOf(parameters));
    return {
      history: logins.map(presentLogin),
      pagination: pageOf(total, page, parameters.limit),
    };
  }

  @Route(deleteLoginRecords)
  @Access(admin('erase'))
  @StepUp()
  async deleteMany(
    @Body() { ids }: DeleteLoginsBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ deletedCount: number; message: string }> {
    const deletedCount = await this.actions.deleteMany(origin, ids);
    return { deletedCount, message: `${deletedCount} log entries deleted.` };
  }

  @Route(clearLoginHistory)
  @Access(admin('erase'))
  @StepUp()
  async clear(@AdminOrigin() origin: Origin): Promise<{ message: string }> {
    await this.actions.clear(origin);
    return { message: 'Login history cleared.' };
  }

  @Route(deleteLoginRecord)
  @Refuses('login-history/not-found')
  @Access(admin('erase'))
  @StepUp()
  async delete(
    @RecordIdParam('recordId') id: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.delete(origin, id);
    return { message: 'Log entry deleted.' };
  }
}

/** The specification shows this list in Asia/Dhaka, so its days are days there. */
function filterOf({ user, address, day }: ListLoginsParameters): LoginFilter {
  const within = day === undefined ? null : calendarDayBounds(day, DEFAULT_SERVICE_ZONE);
  return { userId: user ?? null, address: address ?? null, within };
}
