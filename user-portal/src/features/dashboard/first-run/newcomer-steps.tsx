import type { UserView } from '@portal/contracts';
import { FirstSteps } from './first-steps';
import { useFirstRun } from './use-first-run';

/** All first steps of a user who never had a plan. */
export function NewcomerSteps({ user }: { user: UserView }) {
  return <FirstSteps {...useFirstRun(user)} />;
}
