import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type ListId, SAVED_VIEW_LIMITS, saveView } from '@portal/contracts';
import { Field, FormError, FormStack, ToggleRow } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { useServiceAction } from '../../actions/use-service-action';
import { texts } from '../texts';
import type { ViewState } from './view-state';

const viewTexts = texts.views;

interface SaveViewFormProps {
  readonly list: ListId;
  /** What the list shows now. */
  readonly state: ViewState;
}

/** Saves filter, order and columns of a list under a name, for oneself or for everybody. */
export function SaveViewForm({ list, state }: SaveViewFormProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const saving = useServiceAction({
    send: () => send(saveView, { body: { ...state, list, name: name.trim(), isShared } }),
    failed: viewTexts.saveFailed,
    onDone: () => setName(''),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') saving.run();
  };
  return (
    <FormStack onSubmit={submit} aria-label={viewTexts.save.title}>
      <Field
        label={viewTexts.save.name}
        maxLength={SAVED_VIEW_LIMITS.name}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ToggleRow
        label={viewTexts.save.share}
        hint={viewTexts.save.shareHint}
        checked={isShared}
        onChange={setShared}
      />
      <FormError message={saving.error} />
      <Button type="submit" variant="contained" aria-disabled={saving.busy || name.trim() === ''}>
        {viewTexts.save.submit}
      </Button>
    </FormStack>
  );
}
