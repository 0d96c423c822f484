import type { TaskStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** A report of the bot about a task. */
export interface ReportTaskRequest {
  user_id: number;
  file_name: string;
  ott_service: string;
  quality: string;
  status: TaskStatus;
  /** 0 to 100. */
  progress?: number;
  error_message?: string;
  /**
   * Where the file is, for a completed task: its address on `https://t.me/` or `https://drive.google.com/`. The
   * subscriber can open it there.
   */
  delivery_link?: string;
}

/** A stored task. Dates are ISO 8601 UTC. */
export interface TaskView {
  _id: string;
  user_id: number;
  file_name: string;
  ott_service: string;
  quality: string;
  status: TaskStatus;
  progress: number | null;
  error_message: string | null;
  updated_at: string;
}

/** The task after the report. A repeated report gets the same answer and changes nothing. */
export interface ReportTaskResponse {
  task: TaskView;
  /** Videos the user has left. */
  balance: number;
}

/**
 * Creates a task of the bot or changes its status. The bot chooses the id. `completed` records the download
 * once and takes one video from the balance. A repeated report gets the same answer and changes nothing. A
 * status that goes backward, such as pending after completed, answers `tasks/backward`.
 */
export const reportTask = defineCall<ReportTaskRequest, ReportTaskResponse>()(
  'PUT',
  '/api/bot/tasks/:taskId',
);
