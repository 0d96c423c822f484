/** Texts of the payment dialog. */
export const payment = {
  title: 'Payment',
  close: 'Close',
  amount: 'To pay',
  how: 'How paying works',
  steps: {
    method: 'Choose bKash or Nagad.',
    code: 'You get a reference code and the amount to send.',
    send: 'Send the money with the code as note. Your plan starts once it has arrived.',
  },
  soon: 'Paying in the portal opens soon. Nothing has been ordered or charged.',
  support: 'Contact support',
} as const;
