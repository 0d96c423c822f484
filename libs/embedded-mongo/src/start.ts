// Without the engine, so that a program that only starts children does not load it.
export {
  LONGEST_START_MS,
  StartError,
  type StartingProcess,
  type StartLimits,
  waitForStart,
} from './host/wait-for-start';
export { farewell, stopChild, watchChild, type WatchedChild } from './host/watched-child';
