import { BrandMark, currentPlatform, FlowBreak } from '@portal/ui';

import { useTexts } from '../texts/use-texts';
import type { LaunchProblem } from './sign-in-with-launch';

interface AppPanelProps {
  readonly problem: LaunchProblem | 'signedOut';
  /** What the service says about it. */
  readonly message?: string;
  /** Tries again; absent where that cannot help. */
  readonly onRetry?: () => void;
}

/** Why the Mini App shows no account, and the way on: the normal sign-in page in the browser. */
export function AppPanel({ problem, message, onRetry }: AppPanelProps) {
  const { app, retry } = useTexts();
  const { title, hint } = app.problems[problem];
  // In a frame the sign-in page cannot keep anybody signed in.
  const signIn = (): void => currentPlatform()?.openLink(`${window.location.origin}/`);
  return (
    <main className="portal-panel" role="alert">
      <div className="portal-panel-head">
        <BrandMark size={40} />
        <FlowBreak />
      </div>
      <h1>{title}</h1>
      <p>{message ?? hint}</p>
      <div className="portal-panel-actions">
        {onRetry && (
          <button type="button" onClick={onRetry}>
            {retry}
          </button>
        )}
        <button type="button" className={onRetry && 'quiet'} onClick={signIn}>
          {app.signIn}
        </button>
      </div>
    </main>
  );
}
