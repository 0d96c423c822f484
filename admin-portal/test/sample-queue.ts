import { type AdminTaskView, getQueueWall, streamTasks } from '@portal/contracts';
import { answer, type Answer, never } from '@portal/screen-testing';

/** A running task that changed now. */
export const sampleAdminTask = (change: Partial<AdminTaskView> = {}): AdminTaskView => ({
  ...{ _id: 'task-1', user_id: 10_001, userName: 'Rokeya', file_name: 'Panchayat.mkv' },
  ...{ ott_service: 'Hoichoi', quality: '1080p', status: 'in_progress', progress: 40 },
  ...{ error_message: null, retries: 0, waitsUntil: null, speed: null },
  ...{ updated_at: new Date().toISOString(), created_at: new Date().toISOString() },
  ...change,
});

/** What stands around the columns: nothing has failed, waits or ended, and the stream sends nothing. */
export const besideColumns = (stream = never(streamTasks)): Answer[] => [
  answer(getQueueWall, { wall: { failed: [], oldestPendingAt: null, lastHour: [] } }),
  stream,
];
