import type { PriceListView } from '@portal/contracts';
import { FIRST_PRICE_LIST } from '@portal/rules';
import { InlineHint } from '@portal/ui';
import { FoldedChanges } from '../../shared/versions/folded-changes';
import { ChangeList } from './change-list';
import { predecessorOf } from './predecessor';
import { texts } from './texts';

interface ListChangesProps {
  readonly list: PriceListView;
  readonly lists: readonly PriceListView[];
  readonly isOpen?: boolean;
}

/** What a price list changed, behind its name. Nothing for the list that the service started with. */
export function ListChanges({ list, lists, isOpen = false }: ListChangesProps) {
  if (list.number === FIRST_PRICE_LIST) return null;
  const before = predecessorOf(list, lists);
  return (
    <FoldedChanges title={texts.changes.title} isOpen={isOpen}>
      {() =>
        before ? (
          <ChangeList
            label={texts.changes.of(list.number)}
            before={before.plans}
            after={list.plans}
          />
        ) : (
          <InlineHint>{texts.changes.tooOld}</InlineHint>
        )
      }
    </FoldedChanges>
  );
}
