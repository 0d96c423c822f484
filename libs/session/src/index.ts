export { RequireAdmin, RequireUser, signInState } from './guards';
export type { SignInState } from './guards';
export { useSession } from './session-context';
export type { Session } from './session-context';
export { SessionProvider } from './session-provider';
export type { SessionProviderProps } from './session-provider';
export { readLastLoggedInId, readStoredUser } from './storage';
export { LOCAL_KEYS, SESSION_KEYS } from './storage-keys';
export { useStartupRefetch } from './use-startup-refetch';
