import type { CrashPoint } from './crash-points';

/** Messages of the test process to its child, the service. */
export type ToChild =
  /** Sets its clock, ISO 8601. */
  | { readonly does: 'clock'; readonly now: string }
  /** Makes it kill itself when it reaches a point. */
  | { readonly does: 'arm'; readonly point: CrashPoint }
  /** Runs the sweep of payments once. */
  | { readonly does: 'sweep' }
  /** Processes bulk actions until none is left. */
  | { readonly does: 'bulk' };

/** Messages of the child. */
export type FromChild =
  | { readonly tells: 'listening'; readonly port: number }
  /** Answers every message. */
  | { readonly tells: 'done' }
  | { readonly tells: 'failed'; readonly error: string };
