import { adminHash } from '@portal/tools';
import type { AdminRole } from '@portal/rules';

/** An administrator of the systems that journeys start. */
export interface Administrator {
  /** Begins with what a production start refuses. */
  readonly name: `trial-${string}`;
  readonly role: AdminRole;
  readonly password: string;
}

const administrator = (name: string, role: AdminRole): Administrator => ({
  name: `trial-${name}`,
  role,
  // Only systems of journeys know it, and they last as long as a run.
  password: `journey password of ${name}`,
});

/** Those whom the trial does not have: one of every other role, and one for the second factor. */
export const ADMINISTRATORS = {
  finance: administrator('finance', 'finance'),
  support: administrator('support', 'support'),
  viewer: administrator('viewer', 'viewer'),
  /** Sets up an authenticator app, which would ask the others for codes. */
  guarded: administrator('guarded', 'owner'),
} as const;

/** Their part of the environment variable ADMINS; `npm start` puts the trial's own before it. */
export async function administratorsVariable(): Promise<string> {
  const entries = Object.values(ADMINISTRATORS).map(
    async ({ name, role, password }) => `${name}:${role}=${await adminHash(password)}`,
  );
  return (await Promise.all(entries)).join(';');
}
