import { counted, english } from '@portal/ui';

/** Texts shared by several lists of users. */
export const texts = {
  noName: 'N/A',
  noDaysLeft: '---',
  noPlan: 'No plan',
  frozen: 'FROZEN',
  details: 'Details',
  detailsOf: (who: string) => `Details of ${who}`,
  manage: (who: string) => `Manage ${who}`,
  manageShort: 'Manage',
  daysLeft: (days: number) => `${counted(days, 'day')} left`,
  id: (userId: number) => `ID ${english.digits(userId)}`,
  /** Facts that a list shows when somebody chooses them. */
  facts: {
    videos: 'Videos Left',
    boughtPlan: 'Plan',
    lastSeen: 'Last Seen',
    lastPayment: 'Last Payment',
    planDays: 'Plan Length',
    price: 'Price',
    planStart: 'Plan Start',
    email: 'Email',
    joined: 'Joined',
  },
  notBought: 'Not bought',
  notPaid: 'Never',
  signedOut: 'Signed out',
  /** Of a user who is signed out: when the last sign-in was. */
  signedOutSince: (date: string) => `Signed out, last sign-in ${date}`,
  /** Orders of a list without a table. */
  sorts: {
    '-userId': 'Highest ID first',
    userId: 'Lowest ID first',
    expiresAt: 'Earliest end first',
    '-expiresAt': 'Latest end first',
  },
  failed: 'Failed to fetch users.',
  searchUsers: 'Search by Name or ID...',
} as const;
