import { Choice } from '@portal/ui';
import { texts } from './texts';
import { QUEUE_VIEWS, useQueueView } from './queue-view';

const OPTIONS = QUEUE_VIEWS.map((value) => ({ value, label: texts.views[value] }));

/** Columns of cards, or lines. */
export function ViewChoice() {
  const { view, pick } = useQueueView();
  return <Choice label={texts.view} options={OPTIONS} value={view} onChange={pick} />;
}
