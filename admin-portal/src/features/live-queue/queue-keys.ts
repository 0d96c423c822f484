import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the tasks of a column, from one link to the next. */
export function moveBetweenTasks(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const tasks = [...event.currentTarget.children];
  const place = tasks.findIndex((task) => task.contains(event.target as Node));
  const link = tasks[place + step]?.querySelector<HTMLElement>('a, button');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
