import type { TaskView } from '@portal/contracts';

/** A task that waits, of the user 1042. A test overrides only the fields that matter. */
export const sampleTask = (change: Partial<TaskView> = {}): TaskView => ({
  _id: 'task',
  user_id: 1042,
  file_name: 'Harbour.Nine.S01E01.mkv',
  ott_service: 'netflix',
  quality: '720p',
  status: 'pending',
  progress: null,
  error_message: null,
  updated_at: '2031-03-01T06:00:00.000Z',
  ...change,
});
