import { configure, getConfig } from '@testing-library/react';

/** Longest wait for something to appear, in ms of the real clock. Generous, because a busy machine is slow. */
const PATIENCE_MS = 20_000;

/** Real time between two looks at a screen whose clock is stopped, in ms. */
const PAUSE_MS = 2;

/** How far a look moves a stopped clock, in ms. A timer of 0 ms that another timer starts is due only then. */
const LOOK_MS = 1;

/**
 * How far one wait moves a stopped clock, in ms: transitions and the pauses of typing end. More would hide that what
 * is due every 7 s comes after 9 s.
 */
const DRIFT_MS = 500;

/**
 * Makes each wait of Testing Library last as long as the machine needs. By itself it moves a stopped clock by
 * 50 ms at each look, as fast as it can: on a busy machine its patience and the time limits of the screen are over
 * before an answer comes. Here a stopped clock is slower than the real one.
 */
export function waitPatiently(): void {
  const { asyncWrapper } = getConfig();
  const { setTimeout: realTimeout } = window;
  let waitingSince = 0;
  let drift = 0;
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    asyncWrapper: (wait) => {
      waitingSince = performance.now();
      drift = 0;
      return asyncWrapper(wait);
    },
    unstable_advanceTimersWrapper: async () => {
      await new Promise((resolve) => realTimeout(resolve, PAUSE_MS));
      const isOver = performance.now() - waitingSince > PATIENCE_MS;
      const look = drift < DRIFT_MS ? LOOK_MS : 0;
      drift += look;
      jest.advanceTimersByTime(isOver ? PATIENCE_MS : look);
    },
  });
}
