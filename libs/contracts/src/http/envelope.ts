/** Every successful answer of the service: `{ success: true, message?, ...payload }`. */
export type Success<Payload extends object = object> = {
  readonly success: true;
  readonly message?: string;
} & Payload;

/** Every refusal and failure; its HTTP status is not 2xx. */
export interface Failure {
  readonly success: false;
  /** Ready to show to the user. */
  readonly message: string;
  /** Stable error code `noun/reason`. */
  readonly code: string;
  /** Id of the request in the service's log. */
  readonly requestId: string;
}

/** Any answer. */
export type Envelope<Payload extends object = object> = Success<Payload> | Failure;
