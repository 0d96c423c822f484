import { AppPanel } from './app-panel';

/** The start page of who is signed out in a frame of Telegram Web. */
export function SignedOut() {
  return <AppPanel problem="signedOut" />;
}
