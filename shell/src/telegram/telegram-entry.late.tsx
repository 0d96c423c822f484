import { useNavigate } from '@portal/router';
import { useSession } from '@portal/session';
import { useEffect, useRef, useState } from 'react';

import { readLaunch } from '../platform/launch';
import { LoadingBar } from '../remotes/loading-bar';
import { AppPanel } from './app-panel';
import { type LaunchOutcome, signInWithLaunch } from './sign-in-with-launch';
import { startPath } from './start-path';
import { startTelegram } from './start-telegram';

type Failure = Extract<LaunchOutcome, { problem: string }>;

/**
 * The entry of the Mini App: signs in with the data of Telegram and goes on to the screen of the link. In an
 * ordinary browser it goes on to the start page.
 */
export function TelegramEntry() {
  const navigate = useNavigate();
  const { user, signIn } = useSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  const held = useRef({ navigate, signIn, user });
  useEffect(() => {
    held.current = { navigate, signIn, user };
  });
  // A launch signs in once, also where React mounts twice.
  const attempt = useRef<number>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempt.current === attempts) return;
    attempt.current = attempts;
    const go = (path: string): void => void held.current.navigate(path, { replace: true });
    const launch = readLaunch(window.location);
    startTelegram(launch);
    if (!launch) {
      go(held.current.user ? startPath(null) : '/');
      return;
    }
    void signInWithLaunch(launch).then((outcome) => {
      if ('problem' in outcome) {
        setFailure(outcome);
        return;
      }
      held.current.signIn(outcome.user);
      go(startPath(launch.startParam));
    });
  }, [attempts]);
  if (!failure) return <LoadingBar />;
  const { problem, message } = failure;
  const retry = (): void => {
    setFailure(null);
    setAttempts((count) => count + 1);
  };
  return (
    <AppPanel
      problem={problem}
      message={message}
      onRetry={problem === 'away' || problem === 'stale' ? retry : undefined}
    />
  );
}
