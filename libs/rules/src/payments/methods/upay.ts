import type { PaymentMethodRecord } from './payment-method';

/** Upay, of United Commercial Bank. */
export const UPAY: PaymentMethodRecord = {
  name: { en: 'Upay', bn: 'উপায়' },
  menu: {
    personal: { en: 'Send Money', bn: 'সেন্ড মানি' },
    merchant: { en: 'Make Payment', bn: 'মেক পেমেন্ট' },
    agent: { en: 'Cash Out', bn: 'ক্যাশ আউট' },
  },
  ussd: '*268#',
  mark: {
    colour: '#0F6FCB',
    path: 'M11.5 9.5H16v12.4a4 4 0 0 0 8 0V9.5h4.5v12.6a8.5 8.5 0 0 1-17 0z',
  },
  number: '01\\d{9}',
  transactionId: { pattern: '[A-Z0-9]{8,12}', example: '01K7C8Z24V' },
  trialNumber: null,
  isOptional: true,
};
