import type { UserView } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';

/** A subscriber with 20 of 30 days left. */
export function sampleUser(change: Partial<UserView> = {}): UserView {
  return {
    ...DEFAULT_SETTINGS,
    userId: 1042,
    name: 'Amina Rahman',
    email: null,
    profilePhotoUrl: '/default-avatar.png',
    isExpired: false,
    daysRemaining: 20,
    expiry: 30,
    start: '2031-03-01T00:00:00.000Z',
    startDate: '2031-03-01T00:00:00.000Z',
    expiryDate: '2031-03-31T00:00:00.000Z',
    balance: 100,
    price: null,
    currency: null,
    activates: ['drm'],
    isFrozen: false,
    createdAt: '2031-01-01T00:00:00.000Z',
    ...change,
  };
}
