import { Body, Controller, Query } from '@nestjs/common';
import {
  getStaffNotices,
  markStaffNoticesRead,
  type StaffNoticesResponse,
  type StaffNoticeView,
} from '@portal/contracts';
import {
  StaffNoticesService,
  type StaffNoticesStretch,
} from '../../domain/staff-notices/staff-notices.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { MarkStaffNoticesReadBody } from './staff-notices.body';
import { StaffNoticesQuery } from './staff-notices.query';

/** Every role may ask, and gets the kinds that it can do something about. */
@Controller()
export class StaffNoticesController {
  constructor(private readonly notices: StaffNoticesService) {}

  @Route(getStaffNotices)
  @Access(admin('read'))
  async list(
    @Caller() caller: AdminPrincipal,
    @Query() { before, limit }: StaffNoticesQuery,
  ): Promise<StaffNoticesResponse> {
    const { notices, next } = await this.notices.list(caller, before ?? null, limit);
    const unread = await this.notices.countUnread(caller);
    return { notices: notices.map((notice) => present(notice, caller.actor)), unread, next };
  }

  @Route(markStaffNoticesRead)
  @Access(admin('read'))
  async markRead(
    @Caller() caller: AdminPrincipal,
    @Body() { ids }: MarkStaffNoticesReadBody,
  ): Promise<{ unread: number }> {
    return { unread: await this.notices.markRead(caller, ids ?? null) };
  }
}

function present(
  { _id, kind, facts, at, endedAt, readBy }: StaffNoticesStretch['notices'][number],
  actor: string,
): StaffNoticeView {
  const times = { at: at.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  // Kind and facts were written together.
  return {
    _id: String(_id),
    kind,
    facts,
    ...times,
    isRead: readBy.includes(actor),
  } as StaffNoticeView;
}
