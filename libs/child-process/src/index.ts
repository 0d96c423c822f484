export {
  LONGEST_START_MS,
  StartError,
  type StartingProcess,
  type StartLimits,
  waitForStart,
} from './wait-for-start';
export { farewell, stopChild, watchChild, type WatchedChild } from './watched-child';
