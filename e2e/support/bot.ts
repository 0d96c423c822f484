import {
  type BotUserView,
  type Envelope,
  type ReportTaskRequest,
  type ReportTaskResponse,
  buildPath,
  getBotUser,
  reportTask,
} from '@portal/contracts';

/** The bot, as far as journeys need it. */
export interface Bot {
  /** Reports a task; fails when the service refuses. */
  report(taskId: string, task: ReportTaskRequest): Promise<ReportTaskResponse>;
  readUser(userId: number): Promise<BotUserView>;
}

/** A bot with the given key. */
export function createBot(url: string, key: string): Bot {
  const call = async <Payload extends object>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Payload> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    const envelope = (await answer.json()) as Envelope<Payload>;
    if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.message}`);
    return envelope;
  };
  return {
    report: (taskId, task) => call(reportTask.method, buildPath(reportTask.path, { taskId }), task),
    readUser: async (userId) =>
      (
        await call<{ user: BotUserView }>(
          getBotUser.method,
          buildPath(getBotUser.path, { id: userId }),
        )
      ).user,
  };
}

/** The user has at least one download, of netflix; asked for again it changes nothing. */
export async function givenDownload(bot: Bot, userId: number): Promise<void> {
  await bot.report('journeys-first', completedTask(userId));
}

/** A finished download of a user; a test says only what matters to it. */
export function completedTask(
  userId: number,
  change: Partial<ReportTaskRequest> = {},
): ReportTaskRequest {
  return {
    user_id: userId,
    file_name: 'Harbour.Nine.S01E01.720p.WEB-DL.mkv',
    ott_service: 'netflix',
    quality: '720p',
    status: 'completed',
    ...change,
  };
}
