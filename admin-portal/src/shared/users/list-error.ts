import { ConnectionError, errorText } from '@portal/api-client';
import { texts } from './texts';

/**
 * Why a list or a user could not be read: the server's message, 'Server connection error.' when the
 * network failed, and `failed` when an answer came that says nothing (spec admin.md §8).
 */
export function readErrorText(error: unknown, failed: string): string {
  // The browser reports a failed network as a TypeError.
  const isNetwork = error instanceof ConnectionError && error.cause instanceof TypeError;
  return errorText(error, isNetwork ? texts.connection : failed);
}
