import { ApiError, send } from '@portal/api-client';
import { type ErrorCode, getSession, loginWithTelegramApp, type UserView } from '@portal/contracts';

import { type Launch, readLaunch } from '../platform/launch';

/** Why nobody is signed in. */
export type LaunchProblem = 'stale' | 'refused' | 'noCookies' | 'away';

/** Result of a sign-in in Telegram. */
export type LaunchOutcome =
  { readonly user: UserView } | { readonly problem: LaunchProblem; readonly message?: string };

const STALE: ErrorCode = 'sessions/stale-telegram-app-data';

/**
 * Signs in with the data of a launch. Some clients hand out the data of an earlier launch and newer ones a moment
 * later, so the address is read once more. Data that were used before are no obstacle where their person
 * is still signed in, for example after a reload.
 */
export async function signInWithLaunch(launch: Launch): Promise<LaunchOutcome> {
  try {
    const user = await enter(launch);
    // A browser may store no cookie in a frame.
    return user.userId === (await signedIn())?.userId ? { user } : { problem: 'noCookies' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
      return { problem: 'away' };
    }
    return error.code === STALE
      ? { problem: 'stale' }
      : { problem: 'refused', message: error.message };
  }
}

async function enter(launch: Launch): Promise<UserView> {
  try {
    return await login(launch);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== STALE) throw error;
    const newest = readLaunch(location);
    if (newest && newest.initData !== launch.initData) return login(newest);
    const user = await signedIn();
    if (user && user.userId === launch.userId) return user;
    throw error;
  }
}

const login = async ({ initData }: Launch): Promise<UserView> =>
  (await send(loginWithTelegramApp, { body: { initData } })).user;

const signedIn = async (): Promise<UserView | null> => (await send(getSession)).user;
