import type { TaskStatus } from '@portal/rules';

/** Most characters of a task's id. */
export const MAX_TASK_ID_LENGTH = 64;

/** A task of the bot as the service keeps it. */
export interface Task {
  /** Chosen by the bot; letters, digits and `_-:.`. */
  _id: string;
  user_id: number;
  file_name: string;
  ott_service: string;
  quality: string;
  status: TaskStatus;
  /** 0 to 100, null before the first report of one. */
  progress: number | null;
  /** Why it failed, null otherwise. */
  error_message: string | null;
  created_at: Date;
  /** Last report, or action of an administrator, that changed something. */
  updated_at: Date;
  /** Percent a minute between its last two reports of progress; null or absent: nobody knows. */
  speed?: number | null;
  /** How often administrators put it back; absent: never. */
  retries?: number;
  /** The bot is not given the task before; absent or null: at once. */
  notBefore?: Date | null;
  /** An administrator ended it, so the bot may not take it up again by itself. */
  isCancelled?: boolean;
}

/** What a report says of a task. */
export interface TaskReport extends Pick<
  Task,
  'user_id' | 'file_name' | 'ott_service' | 'quality' | 'status'
> {
  readonly progress?: number;
  readonly error_message?: string;
}
