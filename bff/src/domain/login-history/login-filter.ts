import type { InstantRange } from '@portal/rules';

/** Which sign-ins of all users are listed; null: not filtered by it. */
export interface LoginFilter {
  readonly userId: number | null;
  readonly address: string | null;
  /** First and last instant, both included. */
  readonly within: InstantRange | null;
}
