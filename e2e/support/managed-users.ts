import { randomInt } from 'node:crypto';
import {
  addUser,
  type AddUserRequest,
  type AddUserResponse,
  buildPath,
  type UserView,
} from '@portal/contracts';
import { type Page, expect } from '@playwright/test';
import { givenProfile, readProfile } from './profile';

/** Creates a user of its own for a journey, opened by the signed-in administrator: 10 days and 50 videos. */
export async function givenUser(
  page: Page,
  plan: Partial<AddUserRequest> = {},
  profile: Partial<Pick<UserView, 'name' | 'email'>> = {},
): Promise<UserView> {
  const data: AddUserRequest = {
    userId: randomInt(1_000_000_000, 9_999_999_999),
    days: 10,
    balance: 50,
    ...plan,
  };
  const answer = await page.request.post(addUser.path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user } = (await answer.json()) as AddUserResponse;
  if (Object.keys(profile).length === 0) return user;
  await givenProfile(page.request, user.userId, { name: user.name, email: user.email, ...profile });
  return readProfile(page.request, user.userId);
}

/** Clicks and waits for the answer of the call. @returns the message of the service. */
export async function messageOf(
  page: Page,
  call: { readonly method: string; readonly path: string },
  userId: number,
  press: () => Promise<void>,
): Promise<string> {
  const path = buildPath(call.path, { id: userId });
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === path && response.request().method() === call.method,
  );
  await press();
  return ((await (await answered).json()) as { message: string }).message;
}
