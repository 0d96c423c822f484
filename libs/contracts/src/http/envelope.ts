/** Every answer of the service that went well: `{ success: true, message?, ...payload }`. */
export type Success<Payload extends object = object> = {
  readonly success: true;
  readonly message?: string;
} & Payload;

/** Every refusal and failure. The HTTP status is honest too. */
export interface Failure {
  readonly success: false;
  /** Ready to show to the user. */
  readonly message: string;
  /** Stable machine word `noun/reason`. */
  readonly code: string;
  /** Names the request in the service's log. */
  readonly requestId: string;
}

/** Any answer. */
export type Envelope<Payload extends object = object> = Success<Payload> | Failure;
