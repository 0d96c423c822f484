import { ApiError } from '@portal/api-client';
import { askForProof } from './proof-request';

/**
 * Whether the service requires a fresh proof for this request. A cancelled proof ends with the same
 * error.
 */
export function isStepUpRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sessions/step-up-required';
}

/**
 * Sends an action. When the service answers `sessions/step-up-required`, it asks the administrator to
 * confirm and sends the action again. The refused request has changed nothing. `useServiceAction` and
 * `useAction` call this function.
 * @throws the errors of `send`. After Cancel the refusal itself, which isStepUpRefusal recognises.
 */
export async function withStepUp<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isStepUpRefusal(error) || !(await askForProof())) throw error;
    }
  }
}
