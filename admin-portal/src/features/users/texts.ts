/** Texts of the All Users tab. */
export const texts = {
  title: 'All Users',
  search: 'Search this list...',
  empty: 'No users found for this filter.',
  chips: { all: 'All Users', active: 'Active', expiring: 'Expiring Soon', expired: 'Expired' },
  columns: {
    user: 'User',
    status: 'Status',
    daysLeft: 'Days Left',
    expiryDate: 'Expiry Date',
    actions: 'Actions',
  },
} as const;
