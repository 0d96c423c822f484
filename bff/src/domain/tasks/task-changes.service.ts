import { Injectable } from '@nestjs/common';
import { TASK_STATUSES, type TaskStatus } from '@portal/rules';
import { LongPollService } from '../../platform/events/long-poll.service';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { TASKS } from './task.schema';

/** Topic of long polls that wait for tasks of a status. */
export const tasksTopic = (status: TaskStatus): string => `tasks ${status}`;

/** Wakes workers of the bot that wait for tasks. */
@Injectable()
export class TaskChangesService {
  constructor(polls: LongPollService, changes: ChangeStreamService) {
    changes.follow({
      collection: TASKS,
      fields: ['status'],
      changed: ({ fields }) => fields && polls.wake(tasksTopic(fields['status'] as TaskStatus)),
      missed: () => TASK_STATUSES.forEach((status) => polls.wake(tasksTopic(status))),
    });
  }
}
