import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { discardPriceDraft } from '@portal/contracts';
import { send } from '@portal/api-client';
import { useQueryClient } from '@portal/query';
import { PLAN_LIMITS } from '@portal/rules';
import { ConfirmButton } from '@portal/ui';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Ref } from 'react';
import { PublishButton } from '../../../shared/versions/publish-button';
import { useServiceAction } from '../../../shared/actions/use-service-action';
import { priceListsQuery } from '../price-lists-query';
import { texts } from '../texts';
import { SaveMark } from './save-state';
import type { Draft } from './use-draft';

const draftTexts = texts.draft;

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > [data-end]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > [data-end]': { display: 'none' } },
}));

interface DraftToolsProps {
  readonly draft: Draft;
  readonly count: number;
  /** Id of the reasons why it cannot be published. */
  readonly reasonsId: string;
  readonly mayPublish: boolean;
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly onAdd: () => void;
  readonly onPublish: () => void;
}

/** The buttons of the whole draft. */
export function DraftTools(props: DraftToolsProps) {
  const { draft, count, reasonsId, mayPublish, undoRef, onAdd, onPublish } = props;
  const queryClient = useQueryClient();
  const isFull = count >= PLAN_LIMITS.plans;
  const discarding = useServiceAction({
    send: () => send(discardPriceDraft),
    failed: texts.actionFailed,
    failsAs: 'toast',
    onDone: (answer) => {
      queryClient.setQueryData(priceListsQuery.queryKey, answer);
      draft.loadAgain();
    },
  });
  const { ask } = draftTexts;
  return (
    <Bar>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Plus size={16} />}
        aria-haspopup="dialog"
        aria-disabled={isFull}
        title={isFull ? draftTexts.full(PLAN_LIMITS.plans) : undefined}
        onClick={() => !isFull && onAdd()}
      >
        {draftTexts.add}
      </Button>
      <Button
        ref={undoRef}
        color="inherit"
        startIcon={<Undo2 size={16} />}
        aria-disabled={!draft.canUndo}
        onClick={draft.undo}
      >
        {draftTexts.undo}
      </Button>
      <SaveMark draft={draft} />
      <span data-end />
      <ConfirmButton
        color="error"
        busy={discarding.busy}
        question={ask}
        onConfirm={() => discarding.run()}
      >
        {draftTexts.discard}
      </ConfirmButton>
      <PublishButton reasonsId={reasonsId} mayPublish={mayPublish} onPublish={onPublish} />
    </Bar>
  );
}
