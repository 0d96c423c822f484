import { Schema } from 'mongoose';
import type { Task } from './task';

/** Token of the model of tasks. */
export const TASK_MODEL = 'Task';

/** Name of the collection. */
export const TASKS = 'tasks';

/** Collection `tasks`. */
export const taskSchema = new Schema<Task>(
  {
    _id: { type: String, required: true },
    user_id: { type: Number, required: true },
    file_name: { type: String, required: true },
    ott_service: { type: String, required: true },
    quality: { type: String, required: true },
    status: { type: String, required: true },
    progress: { type: Number, default: null },
    error_message: { type: String, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    speed: { type: Number },
    retries: { type: Number },
    notBefore: { type: Date },
    isCancelled: { type: Boolean },
  },
  { collection: TASKS, versionKey: false, strict: 'throw' },
);

// Tasks of one status: oldest first for a worker, newest first for the administrator's queue.
taskSchema.index({ status: 1, updated_at: 1, _id: 1 });
// A user's own queue: tasks of one status, oldest or newest first.
taskSchema.index({ user_id: 1, status: 1, updated_at: 1, _id: 1 });
