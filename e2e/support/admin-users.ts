import { randomInt } from 'node:crypto';
import {
  type AddUserRequest,
  addUser,
  buildPath,
  type ListUsersResponse,
  updateProfile,
  type AdminUserView,
} from '@portal/contracts';
import { DAY_MS, DEFAULT_SETTINGS } from '@portal/rules';
import { type Page, expect } from '@playwright/test';
import type { Trial } from './system';
import { openAdminSession } from './signed-in';

/**
 * Opens a tab as administrator, without the sign-in screen. @param more further parts of the address:
 * '&page=2'.
 */
export async function openTab(page: Page, trial: Trial, tab: string, more = ''): Promise<void> {
  await openAdminSession(page, trial.admin);
  await page.goto(`/admin/dashboard?tab=${tab}${more}`);
}

/** The first of a hundred ids that no other journey uses. */
export const freshIds = (): number => randomInt(10_000_000, 99_999_999) * 100;

/** Creates a user as the signed-in administrator. The name is optional. */
export async function givenUser(page: Page, request: AddUserRequest, name?: string): Promise<void> {
  const added = await page.request.post(addUser.path, { data: request });
  expect(added.ok(), await added.text()).toBe(true);
  if (name === undefined) return;
  const path = buildPath(updateProfile.path, { id: request.userId });
  const named = await page.request.patch(path, { data: { name } });
  expect(named.ok(), await named.text()).toBe(true);
}

/** A user as lists return one: a plan of 30 days with `daysRemaining` left. */
export function listedUser(
  change: Partial<AdminUserView> & { readonly userId: number },
): AdminUserView {
  const daysRemaining = change.daysRemaining ?? 20;
  const end = Date.now() + daysRemaining * DAY_MS - 3_600_000;
  const start = new Date(end - 30 * DAY_MS).toISOString();
  return {
    ...DEFAULT_SETTINGS,
    name: `User ${change.userId}`,
    email: null,
    profilePhotoUrl: '/default-avatar.png',
    isExpired: daysRemaining <= 0,
    daysRemaining,
    expiry: 30,
    start,
    startDate: start,
    expiryDate: new Date(end).toISOString(),
    balance: 100,
    price: null,
    currency: null,
    activates: ['drm'],
    isFrozen: false,
    createdAt: start,
    tags: [],
    ...change,
  };
}

/** The response of a list with one page. */
export function listOf(
  users: AdminUserView[],
  more: Partial<ListUsersResponse> = {},
): ListUsersResponse {
  return {
    users,
    pagination: { currentPage: 1, totalPages: 1, totalRecords: users.length },
    ...more,
  };
}
