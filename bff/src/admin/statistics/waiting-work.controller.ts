import { Controller } from '@nestjs/common';
import { getWaitingWork, INBOX_KINDS, type InboxKind, type WaitingWork } from '@portal/contracts';
import {
  type Waiting,
  WaitingWorkService,
  type WaitingWorkState,
} from '../../domain/waiting-work/waiting-work.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';

@Controller()
export class WaitingWorkController {
  constructor(private readonly work: WaitingWorkService) {}

  @Route(getWaitingWork)
  @Access(admin('read'))
  async read(): Promise<{ waiting: WaitingWork }> {
    return { waiting: present(await this.work.read()) };
  }
}

function present({ inbox, failedTasks, ...rest }: WaitingWorkState): WaitingWork {
  const kinds = INBOX_KINDS.map((kind) => [kind, presentCount(inbox[kind])] as const);
  return {
    inbox: Object.fromEntries(kinds) as Record<InboxKind, WaitingWork['failedTasks']>,
    failedTasks: presentCount(failedTasks),
    silentRelays: [...rest.silentRelays],
    endingTomorrow: rest.endingTomorrow,
  };
}

const presentCount = ({ count, oldestAt }: Waiting): WaitingWork['failedTasks'] => ({
  count,
  oldestAt: oldestAt?.toISOString() ?? null,
});
