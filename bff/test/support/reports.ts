import { getUser, reportTask, type ReportTaskRequest } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import type { TestServer } from './test-server';

/** A report of a finished download, unless a test sets other facts. */
export function report(userId: number, facts: Partial<ReportTaskRequest> = {}): ReportTaskRequest {
  return {
    user_id: userId,
    file_name: 'Mirzapur S01E01.mkv',
    ott_service: 'Amazon Prime',
    quality: '720p',
    status: 'completed',
    ...facts,
  };
}

let nextTask = 0;

/** A task id no other test uses. */
export const newTaskId = (): string => `task-${(nextTask += 1)}`;

/** Reports a task as the bot. */
export function send(bot: TestClient, taskId: string, body: ReportTaskRequest) {
  return bot.send(reportTask, { params: { taskId }, body });
}

/** Reports finished downloads as the bot, one for each given service, in this order. */
export async function download(
  server: TestServer,
  userId: number,
  ...services: readonly string[]
): Promise<void> {
  for (const ott_service of services) {
    const body = report(userId, { ott_service, file_name: `${ott_service}.mkv` });
    (await send(server.bot(), newTaskId(), body)).payload();
  }
}

/** Videos left of an account, as its own screen shows them. */
export async function balanceOf(browser: TestClient, userId: number): Promise<number> {
  return (await browser.send(getUser, { params: { id: userId } })).payload().user.balance;
}
