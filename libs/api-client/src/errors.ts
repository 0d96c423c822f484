/** An answer of the service with `success: false`: a refusal or a failure of the service. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** Ready to show to the user. */
    message: string,
    /** Stable error code `noun/reason`. */
    readonly code: string,
    /** HTTP status. */
    readonly status: number,
    /** Id of the request in the service's log. */
    readonly requestId: string,
    /** Seconds until another try may succeed, if the service sends it (429). */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** No usable answer: the network failed, or the answer was not the service's envelope. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
  }
}

/**
 * The text to show for a failed call: the server's message if there is one, otherwise the screen's own text
 * for a lost connection.
 */
export function errorText(error: unknown, connectionText: string): string {
  return error instanceof ApiError ? error.message : connectionText;
}
