import type { AdminRole } from '@portal/rules';
import type { GivenAccount } from '../given-account';
import type { TestServer } from '../test-server';

/** What a request of an operation carries. */
export interface SampleRequest {
  /** Path parts other than `id`, which is the user's. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A form instead of a body. */
  readonly form?: { readonly headers: Record<string, string>; readonly payload: Buffer };
}

/**
 * Makes what an operation needs, of and for the target, and gives a request that then really does
 * something: by a user about himself, or by others about him. `role` is that of the administrator
 * who will ask, `owner` when it is somebody else.
 */
export type MakeSample = (
  server: TestServer,
  target: GivenAccount,
  role: AdminRole,
) => Promise<(userId: number) => SampleRequest> | ((userId: number) => SampleRequest);

/** How an operation is asked for. */
export interface Sample {
  readonly make: MakeSample;
  /** Whether an answer of 200 means that something is stored otherwise; by default unless GET. */
  readonly changes?: boolean;
  /** The answer has no end: who is allowed asks for its head only. */
  readonly endless?: boolean;
}

/** Samples by operation, 'METHOD /path'. */
export type Samples = Readonly<Record<string, Sample>>;

/** A sample that needs nothing made first. */
export const plain = (request: (userId: number) => SampleRequest): Sample => ({
  make: () => request,
});

/** Nothing but the address. */
export const BARE: Sample = plain(() => ({}));
