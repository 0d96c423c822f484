import { CATALOGUE_KEY, type CatalogueResponse, supportUrl } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { BrandMark, FlowBreak } from '@portal/ui';

import { useConnection } from '../connection/use-connection';
import { reloadPage } from '../platform/reload-page';
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
  const connection = useConnection();
  const support = useSupport();
  // Who is offline knows the reason: it is not the site.
  const isOffline = connection === 'offline' && problem !== 'incompatible';
  const { title, hint } = texts.problems[isOffline ? 'offline' : problem];
  return (
    // The alert is inside: as <main> itself it would take the landmark away.
    <main className="portal-panel">
      <div role="alert">
        <div className="portal-panel-head">
          <a className="portal-panel-home" href="/" aria-label={texts.home}>
            <BrandMark size={40} />
          </a>
          <FlowBreak />
        </div>
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
          <button type="button" className="quiet" onClick={reloadPage}>
            {texts.reload}
          </button>
          {support && (
            <a className="quiet" href={support} target="_blank" rel="noopener noreferrer">
              {texts.support}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}

/** The support link, if this page has loaded it before; a panel asks for nothing. */
function useSupport(): string | null {
  const catalogue = useQueryClient().getQueryData<CatalogueResponse>(CATALOGUE_KEY);
  return catalogue ? supportUrl(catalogue.brand) : null;
}
