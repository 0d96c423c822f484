import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import {
  type BroadcastDraftView,
  saveBroadcastDraft,
  type SaveBroadcastDraftRequest,
} from '@portal/contracts';
import type { BroadcastSegment } from '@portal/rules';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

interface DraftButtonsProps {
  readonly message: string;
  readonly segment: BroadcastSegment;
  /** The stored one that the message comes from. Saved as the same kind, it is replaced. */
  readonly used: BroadcastDraftView | undefined;
  /** Called after a draft was saved. */
  readonly onSaved: () => void;
}

/** Saves the message as a draft, or as a template for later ones. */
export function DraftButtons({ message, segment, used, onSaved }: DraftButtonsProps) {
  const saving = useServiceAction({
    send: (body: SaveBroadcastDraftRequest) => send(saveBroadcastDraft, { body }),
    failed: texts.failed,
    failsAs: 'toast',
    onDone: onSaved,
  });
  const save = (isTemplate: boolean) => () => {
    if (saving.busy) return;
    const replaced = used?.isTemplate === isTemplate && { draftId: used._id };
    saving.run({ message, segment, isTemplate, ...replaced });
  };
  return (
    <>
      <Button color="inherit" aria-disabled={saving.busy} onClick={save(false)}>
        {texts.form.saveDraft}
      </Button>
      <Button color="inherit" aria-disabled={saving.busy} onClick={save(true)}>
        {texts.form.saveTemplate}
      </Button>
    </>
  );
}
