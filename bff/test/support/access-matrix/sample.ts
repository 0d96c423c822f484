import type { AdminRole } from '@portal/rules';
import type { GivenAccount } from '../given-account';
import type { TestServer } from '../test-server';

/** Variable parts of an operation's request. */
export interface SampleRequest {
  /** Path parts other than `id`, which is the user's. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A form instead of a body. */
  readonly form?: { readonly headers: Record<string, string>; readonly payload: Buffer };
}

/**
 * Creates the data that an operation needs for the target, and returns a request that then really changes or
 * returns something. It is the user's own request, or the request of others about the user. `role` is the
 * role of the calling administrator, `owner` for other callers.
 */
export type MakeSample = (
  server: TestServer,
  target: GivenAccount,
  role: AdminRole,
) => Promise<(userId: number) => SampleRequest> | ((userId: number) => SampleRequest);

/** How to make a request of an operation. */
export interface Sample {
  readonly make: MakeSample;
  /** Whether an answer of 200 comes with a changed database; by default unless GET. */
  readonly changes?: boolean;
  /** The answer does not end, so allowed callers request only its headers. */
  readonly endless?: boolean;
}

/** Samples by operation, 'METHOD /path'. */
export type Samples = Readonly<Record<string, Sample>>;

/** A sample that needs no data. */
export const plain = (request: (userId: number) => SampleRequest): Sample => ({
  make: () => request,
});

/** A sample with only the address. */
export const BARE: Sample = plain(() => ({}));
