export { ApiError, ConnectionError, errorText } from './errors';
export { drawIdempotencyKey } from './idempotency-key';
export { OnceSender } from './once-sender';
export { SESSION_LOST_EVENT } from './read-envelope';
export { send } from './send';
export type { SendOptions } from './send';
export { upload } from './upload';
export type { UploadOptions } from './upload';
export type { QueryValues } from './build-url';
