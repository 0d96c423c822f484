import type { Origin } from '../../src/platform/security/origin';

/** Origin of the administrator 'ana', for actions without a request. */
export const ANA: Origin = { actor: 'ana', address: '203.0.113.9', requestId: 'by-hand' };
