import { taskSpeed } from './task-speed';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 6, 0, seconds));

it.each([
  [10, 40, 30, 60],
  [null, 1, 90, 0.7],
  [40, 40, 30, 0],
])('from %p to %p percent in %p seconds is %p percent a minute', (from, to, seconds, speed) => {
  const reached = { progress: to, at: at(seconds) };
  expect(taskSpeed({ progress: from, at: at(0) }, reached)).toBe(speed);
});

it('reports less than a second apart say nothing', () => {
  const soon = new Date(at(0).getTime() + 999);
  expect(taskSpeed({ progress: 0, at: at(0) }, { progress: 50, at: soon })).toBeNull();
});
