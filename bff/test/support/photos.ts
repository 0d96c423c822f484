import { getUser, type UserView } from '@portal/contracts';
import type { TestAnswer, TestClient } from '@portal/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormFile, formOf } from './forms';
import type { TestServer } from './test-server';

/** A signed-in subscriber without a photo, and functions to inspect the photo. */
export async function givenSubscriber(server: TestServer) {
  const user = await server.givenAccount();
  const { userId } = user;
  const browser = await server.signInAs(user);
  const read = () => browser.send(getUser, { params: { id: userId } });
  return {
    userId,
    browser,
    send: (...files: FormFile[]) => sendPhoto(browser, userId, ...files),
    /** Address of the photo, as screens get it. */
    photo: async () => (await read()).payload().user.profilePhotoUrl,
    /** Names of the user's files, unfinished ones too. */
    files: () => filesOf(server, userId),
  };
}

/** Uploads a form for a user. */
export async function sendPhoto(
  client: TestClient,
  userId: number,
  ...files: readonly FormFile[]
): Promise<TestAnswer<{ updated: UserView; message?: string }>> {
  const form = await formOf(...files);
  return client.request({ method: 'POST', url: `/api/user/${userId}/photo`, ...form });
}

/** Names of a user's files in the folder of photos, unfinished ones too. */
export async function filesOf(server: TestServer, userId: number): Promise<string[]> {
  const names = await readdir(server.uploadsDir);
  return names.filter((name) => name.replace('.', '').startsWith(`${userId}-`));
}

/** Name of the file behind an address. */
export const nameOf = (photo: string): string => photo.replace('/uploads/', '');

/** The stored file of an address. */
export const storedPhoto = (server: TestServer, photo: string): Promise<Buffer> =>
  readFile(join(server.uploadsDir, nameOf(photo)));
