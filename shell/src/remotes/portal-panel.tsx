import { useTexts } from '../texts/use-texts';
import type { PortalProblemKind } from './portal-problem';

/** Props of PortalPanel. */
export interface PortalPanelProps {
  readonly problem: PortalProblemKind;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a portal that cannot be shown; the rest of the page lives on. */
export function PortalPanel({ problem, isRetrying, onRetry }: PortalPanelProps) {
  const texts = useTexts();
  const { title, hint } = texts.problems[problem];
  return (
    <main className="portal-panel" role="alert">
      <h1>{title}</h1>
      <p>{hint}</p>
      <div className="portal-panel-actions">
        {/* Never really disabled: that would take the keyboard's focus away. */}
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
