import type { TaskStatus } from '@portal/rules';

/** Largest number of characters of a task id. */
export const MAX_TASK_ID_LENGTH = 64;

/** A task of the bot, as stored. */
export interface Task {
  /** Chosen by the bot; letters, digits and `_-:.`. */
  _id: string;
  user_id: number;
  file_name: string;
  ott_service: string;
  quality: string;
  status: TaskStatus;
  /** 0 to 100; null before the first report of progress. */
  progress: number | null;
  /** Why it failed; null otherwise. */
  error_message: string | null;
  created_at: Date;
  /** Last change, by a report or an administrator. */
  updated_at: Date;
  /** Percent per minute between its last two reports of progress; null or absent: unknown. */
  speed?: number | null;
  /** Number of retries by administrators; absent: none. */
  retries?: number;
  /** The bot does not get the task before this instant; absent or null: at once. */
  notBefore?: Date | null;
  /** Cancelled by an administrator, so the bot may not restart it. */
  isCancelled?: boolean;
}

/** Content of a report about a task. */
export interface TaskReport extends Pick<
  Task,
  'user_id' | 'file_name' | 'ott_service' | 'quality' | 'status'
> {
  readonly progress?: number;
  readonly error_message?: string;
  /** Where the file is, when the task is completed. */
  readonly delivery_link?: string;
}
