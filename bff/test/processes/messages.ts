import type { CrashPoint } from './crash-points';

/** What the process of a test tells its child, the service. */
export type ToChild =
  /** Sets its clock, ISO 8601. */
  | { readonly does: 'clock'; readonly now: string }
  /** Has it kill itself when it comes to a point. */
  | { readonly does: 'arm'; readonly point: CrashPoint }
  /** Runs the sweep of payments once. */
  | { readonly does: 'sweep' }
  /** Works on bulk actions until nothing is left. */
  | { readonly does: 'bulk' };

/** What the child tells. */
export type FromChild =
  | { readonly tells: 'listening'; readonly port: number }
  /** Answers every message. */
  | { readonly tells: 'done' }
  | { readonly tells: 'failed'; readonly error: string };
