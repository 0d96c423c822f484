import { ConnectionError, errorText } from '@portal/api-client';
import { texts } from './texts';

/**
 * Why a list or a user could not be read: the server's message, 'Server connection error.' when the
 * network failed, and `failed` when an answer came that says nothing.
 */
export function readErrorText(error: unknown, failed: string): string {
  return errorText(error, isNetworkFailure(error) ? texts.connection : failed);
}

/** Whether no answer came at all: the browser reports a failed network as a TypeError. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ConnectionError && error.cause instanceof TypeError;
}
