import { ConnectionError, errorText } from '@portal/api-client';
import { texts } from './texts';

/**
 * Why a list or a user could not be read: the server's message, 'Server connection error.' after a
 * network failure, or `failed` for an answer without a message.
 */
export function readErrorText(error: unknown, failed: string): string {
  return errorText(error, isNetworkFailure(error) ? texts.connection : failed);
}

/** Whether no answer arrived. The browser reports a network failure as a TypeError. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ConnectionError && error.cause instanceof TypeError;
}
