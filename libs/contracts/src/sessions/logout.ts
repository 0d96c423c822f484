import { defineCall } from '../http/call';

/** Ends the subscriber's session on the server (design §3). */
export const logout = defineCall<void, object>()('POST', '/api/logout');
