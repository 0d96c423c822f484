/** The service answered and refused, or failed on its side: `success: false`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** Ready to show to the user. */
    message: string,
    /** Stable machine word `noun/reason`. */
    readonly code: string,
    /** HTTP status. */
    readonly status: number,
    /** Names the request in the service's log. */
    readonly requestId: string,
    /** Seconds until another try may succeed, where the service says so (429). */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** No usable answer came: the network failed, or what came was not the service's envelope. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
  }
}

/**
 * The text to show for a failed call: the server's message whenever it answered, else the screen's
 * own text for a lost connection.
 */
export function errorText(error: unknown, connectionText: string): string {
  return error instanceof ApiError ? error.message : connectionText;
}
