import {
  type BotUserView,
  type Envelope,
  type ReportTaskRequest,
  type ReportTaskResponse,
  buildPath,
  getBotUser,
  reportTask,
} from '@portal/contracts';

/** The calls of the bot that journeys need. */
export interface Bot {
  /** Reports a task. Throws when the service refuses. */
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

/** Gives the user at least one download, of netflix. A repeated call changes nothing. */
export async function givenDownload(bot: Bot, userId: number): Promise<void> {
  await bot.report('journeys-first', completedTask(userId));
}

/** A finished download of a user. A test overrides only the fields that matter. */
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
