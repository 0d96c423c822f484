import type { Reporter } from './reporter.late';

/** Most errors that are kept until the reporter is there; one page has seldom more than one cause. */
const MOST_WAITING = 10;

/** By then the first screen stands; what came before is kept. */
const LOAD_AFTER_MS = 4_000;

let waiting: unknown[] = [];
let reporter: Reporter | null = null;

/** Has an error reported that somebody caught, such as a portal that crashed or could not be loaded. */
export function noteError(error: unknown): void {
  if (reporter) reporter.note(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
}

/**
 * Watches for errors that nobody catches, from now on, and brings the reporter once the page stands. It
 * never disturbs: what cannot be reported is dropped.
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
