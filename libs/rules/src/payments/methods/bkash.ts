import type { PaymentMethodRecord } from './payment-method';

/** bKash, of BRAC Bank. */
export const BKASH: PaymentMethodRecord = {
  name: { en: 'bKash', bn: 'বিকাশ' },
  menu: {
    personal: { en: 'Send Money', bn: 'সেন্ড মানি' },
    merchant: { en: 'Payment', bn: 'পেমেন্ট' },
    agent: { en: 'Cash Out', bn: 'ক্যাশ আউট' },
  },
  ussd: '*247#',
  mark: {
    colour: '#D6246E',
    path: 'M12 8.5h4.4v9.2a7.4 7.4 0 1 1-1 11.6V31H12zM20.9 19.6a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2z',
  },
  number: '01\\d{9}',
  transactionId: { pattern: '[A-Z0-9]{8,12}', example: '8N7A6D5EE7' },
  trialNumber: '01700000000',
  isOptional: false,
};
