import type { Reporter } from './reporter.late';

/**
 * Maximum number of errors that are stored until the reporter is loaded; a page rarely has more than one
 * cause.
 */
const MOST_WAITING = 10;

/** Delay in ms, after which the first screen is usually complete; earlier errors are stored. */
const LOAD_AFTER_MS = 4_000;

let waiting: unknown[] = [];
let reporter: Reporter | null = null;

/** Reports an error that was caught, such as a portal that crashed or could not be loaded. */
export function noteError(error: unknown): void {
  if (reporter) reporter.note(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
}

/**
 * Collects uncaught errors from now on, and loads the reporter after the first screen. It never disturbs the
 * page: an error that cannot be reported is dropped.
 */
export function watchPage(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  setTimeout(() => {
    import('./reporter.late').then(
      (module) => {
        reporter = module.startReporter();
        for (const error of waiting) reporter.note(error);
        waiting = [];
      },
      () => undefined,
    );
  }, LOAD_AFTER_MS);
}
