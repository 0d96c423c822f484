import { useTexts } from '../texts/use-texts';
import type { PortalProblemKind } from './portal-problem';

/** Props of PortalPanel. */
export interface PortalPanelProps {
  readonly problem: PortalProblemKind;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a portal that cannot be shown; the rest of the page keeps working. */
export function PortalPanel({ problem, isRetrying, onRetry }: PortalPanelProps) {
  const texts = useTexts();
  const { title, hint } = texts.problems[problem];
  return (
    <main className="portal-panel" role="alert">
      <h1>{title}</h1>
      <p>{hint}</p>
      <div className="portal-panel-actions">
        {/* Not `disabled`: that would remove the keyboard focus. */}
        <button
          type="button"
          onClick={isRetrying ? undefined : onRetry}
          aria-disabled={isRetrying}
          aria-busy={isRetrying}
        >
          {isRetrying ? texts.retrying : texts.retry}
        </button>
        <button type="button" className="quiet" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </div>
    </main>
  );
}
