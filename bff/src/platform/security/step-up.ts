import { SetMetadata } from '@nestjs/common';

/** Metadata key of routes that need a fresh proof. */
export const STEP_UP = 'portal:step-up';

/**
 * Requires a fresh proof from an administrator (rules' STEP_UP_MS), in addition to the policy of the route.
 * For actions that delete data, or move days, videos or money. Other callers pass. Refuses with
 * `sessions/step-up-required`.
 */
export const StepUp = (): MethodDecorator => SetMetadata(STEP_UP, true);
