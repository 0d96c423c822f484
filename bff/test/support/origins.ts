import type { Origin } from '../../src/platform/security/origin';

/** The administrator 'ana', for actions that no request brings. */
export const ANA: Origin = { actor: 'ana', address: '203.0.113.9', requestId: 'by-hand' };
