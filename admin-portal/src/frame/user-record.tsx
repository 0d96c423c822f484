import { userManager } from './admin-tabs';

/** The record of a user: '/admin/manage/{userId}'. It is the User Manager, opened at that user. */
export function UserRecord() {
  return <userManager.Screen />;
}
