import { ApiError } from '@portal/api-client';
import { askForProof } from './proof-request';

/** Whether the service wants a fresh proof before it does this; also what a cancelled action ends with. */
export function isStepUpRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sessions/step-up-required';
}

/**
 * Sends an action; when the service answers `sessions/step-up-required` it asks the administrator to
 * confirm and sends the action again; the refused one has done nothing. `useServiceAction` and `useAction` do this
 * by themselves.
 * @throws what `send` throws; after Cancel the refusal itself, which isStepUpRefusal recognises.
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
