import { failureAdvice, parseReleaseName, partTitle } from '@portal/rules';
import type { NewNotice } from '../notices/notice';
import type { Task } from './task';

// With the episode: several of a series are reported one after the other.
const titleOf = ({ file_name }: Task): string => partTitle(parseReleaseName(file_name));

/** What the user is notified of when a task ends; null while it runs. A task that was retried may fail again. */
export function endOfTask(task: Task): NewNotice | null {
  const { _id, status, updated_at: at, error_message } = task;
  const title = titleOf(task);
  if (status === 'completed') {
    return { key: `download:${_id}`, at, content: { kind: 'download_finished', facts: { title } } };
  }
  if (status !== 'failed') return null;
  const facts = { title, advice: failureAdvice(error_message) };
  const key = `failure:${_id}:${at.getTime()}`;
  return { key, at, content: { kind: 'download_failed', facts } };
}

/** Key of the notice that a task has stalled; one for a task, however often it stops. */
export const stallKey = (taskId: string): string => `stall:${taskId}`;

/** What the user is notified of when a running task makes no progress. */
export function stallOfTask(task: Task, at: Date): NewNotice {
  const facts = { title: titleOf(task) };
  return { key: stallKey(task._id), at, content: { kind: 'download_stalled', facts } };
}
