/** Texts of the pages /create-password and /change-password. */
export const password = {
  title: { create: 'Create Your Password', change: 'Change Your Password' },
  text: (userId: string) => `At least 6 characters. With it you sign in as User ID ${userId}.`,
  password: 'New Password',
  confirmation: 'Confirm New Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Save Password & Continue',
  submitting: 'Saving...',
  mismatch: 'Passwords do not match.',
  tooShort: 'Password must be at least 6 characters long.',
  connection: 'Failed to connect to the server.',
  saved: 'Password created! Redirecting to dashboard...',
  signInAgain: 'Sign in again',
  back: 'Back to Dashboard',
} as const;
