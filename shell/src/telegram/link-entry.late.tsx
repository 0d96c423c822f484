import { errorText, send } from '@portal/api-client';
import { loginWithLink, screenOf } from '@portal/contracts';
import { useNavigate } from '@portal/router';
import { useSession } from '@portal/session';
import { useEffect, useRef, useState } from 'react';

import { LoadingBar } from '../remotes/loading-bar';
import { useTexts } from '../texts/use-texts';

/** A page of the subscriber; anything else is the dashboard, because anybody can write a link. */
function ownPath(to: string | null): string {
  const [path = ''] = (to ?? '').split(/[?#]/, 1);
  const isOwn = /^\/[\w-]/.test(path) && screenOf(path) !== 'other' && !/^\/admin\b/.test(path);
  return isOwn && to !== null ? to : '/dashboard';
}

/**
 * The entry of a one-time link from the Mini App: signs in and goes on to the page of the link. The secret is in
 * the hash, which no server sees, and leaves the address at once.
 */
export function LinkEntry() {
  const { app } = useTexts();
  const navigate = useNavigate();
  const { signIn } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const held = useRef({ navigate, signIn, away: app.problems.away.hint });
  useEffect(() => {
    held.current = { navigate, signIn, away: app.problems.away.hint };
  });
  // A link works once, also where React mounts twice.
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const parts = new URLSearchParams(window.location.hash.slice(1));
    window.history.replaceState(window.history.state, '', window.location.pathname);
    send(loginWithLink, { body: { token: parts.get('token') ?? '' } }).then(
      ({ user }) => {
        held.current.signIn(user);
        void held.current.navigate(ownPath(parts.get('to')), { replace: true });
      },
      (error: unknown) => setProblem(errorText(error, held.current.away)),
    );
  }, []);
  if (problem === null) return <LoadingBar />;
  return (
    <main className="portal-panel" role="alert">
      <h1>{app.problems.refused.title}</h1>
      <p>{problem}</p>
      <div className="portal-panel-actions">
        <button type="button" onClick={() => void navigate('/', { replace: true })}>
          {app.toSignIn}
        </button>
      </div>
    </main>
  );
}
