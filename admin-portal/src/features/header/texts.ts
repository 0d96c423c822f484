import type { DiscountType } from '@portal/rules';

/** Texts of the header buttons. */
export const texts = {
  actions: 'Actions',
  findUser: 'Find User',
  find: {
    userId: 'User ID',
    view: 'View Dashboard',
    empty: 'Please enter a User ID.',
  },
  createOffer: 'Create Offer',
  simpleOffer: 'Simple Offer',
  offer: {
    title: 'Create a Flexible Offer',
    userId: 'User ID',
    plan: 'Plan',
    noPlan: 'Select a plan',
    noPlans: 'Failed to read the plans.',
    type: 'Discount Type',
    types: {
      percentage: 'Percentage (%)',
      fixed_bdt: 'Fixed amount (BDT)',
      extra_days: 'Extra days',
    } satisfies Record<DiscountType, string>,
    value: 'Value',
    expiryDays: 'Expires in (days)',
    submit: 'Send Offer',
    submitting: 'Sending...',
    missing: 'Please fill all the required fields.',
    done: 'Special offer sent successfully!',
    failed: 'Failed to send offer.',
  },
  addUser: 'Add / Update User',
  add: {
    title: 'Add / Update User',
    userId: 'User ID',
    days: 'Subscription Days to Add',
    balance: 'Video Balance to Add',
    submit: 'Add / Update Plan',
    submitting: 'Adding...',
    noUserId: 'Please enter a User ID.',
    wrongUserId: 'This is not a valid User ID.',
    failed: 'Failed to add user.',
  },
} as const;
