import type { PaymentMethodRecord } from './payment-method';

/** Rocket, of Dutch-Bangla Bank. Its numbers are those of the telephone with a check digit, often left out. */
export const ROCKET: PaymentMethodRecord = {
  name: { en: 'Rocket', bn: 'রকেট' },
  menu: {
    personal: { en: 'Send Money', bn: 'সেন্ড মানি' },
    merchant: { en: 'Merchant Pay', bn: 'মার্চেন্ট পে' },
    agent: { en: 'Cash Out', bn: 'ক্যাশ আউট' },
  },
  ussd: '*322#',
  mark: {
    colour: '#A044A8',
    path: 'M12 30.5v-22h9.2a7 7 0 0 1 2.6 13.5l5.2 8.5h-5.4l-4.7-7.9h-2.3v7.9zM16.6 12.6v6h4.3a3 3 0 0 0 0-6z',
  },
  number: '01\\d{9}\\d?',
  transactionId: { pattern: '\\d{8,12}', example: '6022164589' },
  trialNumber: null,
  isOptional: true,
};
