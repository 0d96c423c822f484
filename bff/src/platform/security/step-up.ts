import { SetMetadata } from '@nestjs/common';

/** Key under which a route says that it needs a fresh proof. */
export const STEP_UP = 'portal:step-up';

/**
 * Asks an administrator for a fresh proof of who it is (rules' STEP_UP_MS), beside the policy of the
 * route: for actions that destroy, or move days, videos or money. Others than administrators
 * pass. Refuses `sessions/step-up-required`.
 */
export const StepUp = (): MethodDecorator => SetMetadata(STEP_UP, true);
