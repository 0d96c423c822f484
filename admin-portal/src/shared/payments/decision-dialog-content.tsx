import type { InboxMatch } from '@portal/contracts';
import { type Closable, DialogFrame } from '@portal/ui';
import { useState } from 'react';
import { CodeForm } from './code-form';
import type { Decision, Prepared } from './decision';
import { DecisionForm } from './decision-form';
import { decisionTitle } from './decision-text';
import { texts } from './texts';

interface DecisionDialogContentProps extends Closable {
  readonly decision: Decision;
}

/**
 * Finds the order if none is selected, then shows what the decision will do. Import it only from
 * lazy-loaded code.
 */
export function DecisionDialogContent({ decision, onClose }: DecisionDialogContentProps) {
  const [found, setFound] = useState<InboxMatch | null>(null);
  const prepared = prepare(decision, found);
  return (
    <DialogFrame title={decisionTitle(decision)} closeLabel={texts.dialog.cancel} onClose={onClose}>
      {prepared ? (
        <DecisionForm decision={prepared} onClose={onClose} />
      ) : (
        <CodeForm item={decision.item} onFound={setFound} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function prepare(decision: Decision, found: InboxMatch | null): Prepared | null {
  if (decision.action !== 'match') return decision;
  const to = decision.to ?? found;
  return to && { ...decision, to };
}
