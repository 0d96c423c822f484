import type { KeyboardEvent } from 'react';
import { rowStepOf } from '../../shared/lists/move-between-rows';

/** Arrow keys move between the tasks of a column, from one link to the next. */
export function moveBetweenTasks(event: KeyboardEvent<HTMLElement>): void {
  const link = rowStepOf(event)?.next.querySelector<HTMLElement>('a, button');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
