import { defineCall } from '../http/call';

/** Ends the subscriber's session on the server. */
export const logout = defineCall<void, object>()('POST', '/api/logout');
