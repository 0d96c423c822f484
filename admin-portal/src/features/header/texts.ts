/** Texts of the header buttons (spec admin.md §2, §5, §8). */
export const texts = {
  findUser: 'Find User',
  find: {
    userId: 'User ID',
    view: 'View Dashboard',
    empty: 'Please enter a User ID.',
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
