import type { TaskReport } from '../domain/tasks/task';

/** A report of a task some minutes before the start of the seed. */
export interface TrialTask extends Omit<TaskReport, 'user_id'> {
  readonly taskId: string;
  /** Absent: the subscriber. */
  readonly userId?: number;
  readonly minutesAgo: number;
}

/** Tasks of the bot, in the order of their reports. */
export const TRIAL_TASKS: readonly TrialTask[] = [
  {
    taskId: 'trial-1',
    minutesAgo: 190,
    file_name: 'Karagar.S01E04.720p.mkv',
    ott_service: 'hoichoi',
    quality: '720p',
    status: 'failed',
    error_message: 'The link has expired.',
  },
  {
    taskId: 'trial-2',
    minutesAgo: 6,
    file_name: 'Taqdeer.S01E02.1080p.mp4',
    ott_service: 'hoichoi',
    quality: '1080p',
    status: 'in_progress',
    progress: 64,
  },
  {
    taskId: 'trial-3',
    userId: 510204417,
    minutesAgo: 5,
    file_name: 'Scam.1992.S01E07.480p.mp4',
    ott_service: 'SonyLIV',
    quality: '480p',
    status: 'in_progress',
    progress: 21,
  },
  {
    taskId: 'trial-4',
    minutesAgo: 3,
    file_name: 'Kaiser.S01E01.480p.mp4',
    ott_service: 'hoichoi',
    quality: '480p',
    status: 'pending',
  },
  {
    taskId: 'trial-5',
    userId: 801927346,
    minutesAgo: 2,
    file_name: 'Aspirants.S02E03.720p.mkv',
    ott_service: 'Amazon Prime',
    quality: '720p',
    status: 'pending',
  },
];
