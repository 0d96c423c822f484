import { REASON_LENGTH } from '@portal/rules';
/** Texts shared by all actions on a user. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  connection: 'Failed to connect to the server.',
  notWhole: 'Please enter a whole number.',
  unlimited: 'Unlimited',
  result: {
    days: (before: number, after: string, end: string) => `${before} → ${after}, ends ${end}`,
    videos: (before: string, after: string) => `${before} → ${after}`,
  },
  undo: 'Undo',
  reason: 'Reason (optional)',
  reasonHint: 'Kept in the audit log.',
  reasonLength: `A reason has ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters.`,
  delete: {
    title: 'Delete User',
    text: (name: string) =>
      `Deletes ${name} permanently: account, plan and videos. This cannot be undone.`,
    field: (userId: number) => `Type ${userId} to confirm`,
    submit: 'Delete User',
    submitting: 'Deleting...',
    done: 'User deleted successfully!',
    failed: 'Failed to delete user.',
  },
  profile: {
    title: 'Edit Profile',
    name: 'Name',
    email: 'Email',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: 'User updated successfully!',
    failed: 'Failed to save changes.',
  },
} as const;
