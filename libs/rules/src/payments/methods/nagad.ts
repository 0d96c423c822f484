import type { PaymentMethodRecord } from './payment-method';

/** Nagad, of the post office of Bangladesh. */
export const NAGAD: PaymentMethodRecord = {
  name: { en: 'Nagad', bn: 'নগদ' },
  menu: {
    personal: { en: 'Send Money', bn: 'সেন্ড মানি' },
    merchant: { en: 'Payment', bn: 'পেমেন্ট' },
    agent: { en: 'Cash Out', bn: 'ক্যাশ আউট' },
  },
  ussd: '*167#',
  mark: { colour: '#D2451E', path: 'M11 30.5v-21h4.6l9 13.6V9.5H29v21h-4.6l-9-13.6v13.6z' },
  number: '01\\d{9}',
  transactionId: { pattern: '[A-Z0-9]{8,12}', example: '8N7A6D5EE7' },
  trialNumber: '01800000000:merchant',
  isOptional: false,
};
