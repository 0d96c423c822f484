import { adminHash } from '@portal/tools';
import type { AdminRole } from '@portal/rules';

/** An administrator of the systems that the journeys start. */
export interface Administrator {
  /** Has the prefix that a production start refuses. */
  readonly name: `trial-${string}`;
  readonly role: AdminRole;
  readonly password: string;
}

const administrator = (name: string, role: AdminRole): Administrator => ({
  name: `trial-${name}`,
  role,
  // Used only in systems of journeys, which last as long as one run.
  password: `journey password of ${name}`,
});

/** Administrators that the trial does not have: one for every other role, and one for the second factor. */
export const ADMINISTRATORS = {
  finance: administrator('finance', 'finance'),
  support: administrator('support', 'support'),
  viewer: administrator('viewer', 'viewer'),
  /** Sets up an authenticator app. Another administrator would then need its codes too. */
  guarded: administrator('guarded', 'owner'),
} as const;

/**
 * These administrators in the format of the environment variable ADMINS. `npm start` puts the trial's own
 * first.
 */
export async function administratorsVariable(): Promise<string> {
  const entries = Object.values(ADMINISTRATORS).map(
    async ({ name, role, password }) => `${name}:${role}=${await adminHash(password)}`,
  );
  return (await Promise.all(entries)).join(';');
}
