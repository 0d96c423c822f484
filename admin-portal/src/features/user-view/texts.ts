/** Texts of the admin view of a user. */
export const texts = {
  back: 'Return to Admin List',
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  noEmail: 'No email set',
  editProfile: 'Edit Profile',
  loading: 'Loading user…',
  errorTitle: 'User',
  backToDashboard: 'Back to Admin Dashboard',
  notFound: 'User not found.',
  noUserId: 'No User ID provided.',
  connection: 'Failed to connect to the server.',
} as const;
