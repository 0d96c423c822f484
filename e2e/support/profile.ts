import {
  buildPath,
  getUser,
  type GetUserResponse,
  updateProfile,
  type UserView,
} from '@portal/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

/** A red square of 8 x 8 px. */
export const PHOTO = {
  name: 'red.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII=',
    'base64',
  ),
};

/** A picture that browsers can show and the service refuses, because it may contain scripts (SEC-46). */
export const DRAWING = {
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
};

/** Sets name and email of the signed-in user. */
export async function givenProfile(
  request: APIRequestContext,
  userId: number,
  profile: Pick<UserView, 'name' | 'email'>,
): Promise<void> {
  const path = buildPath(updateProfile.path, { id: userId });
  expect((await request.patch(path, { data: profile })).ok()).toBe(true);
}

/** The user as stored by the service. */
export async function readProfile(request: APIRequestContext, id: number): Promise<UserView> {
  const answer = await request.get(buildPath(getUser.path, { id }));
  return ((await answer.json()) as GetUserResponse).user;
}
