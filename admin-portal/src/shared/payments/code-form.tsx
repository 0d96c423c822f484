import Button from '@mui/material/Button';
import { errorText } from '@portal/api-client';
import type { InboxItem, InboxMatch } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { type Closable, english, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../actions/dialog-body';
import { findMatch } from './decision';
import { texts } from './texts';

const dialogTexts = texts.dialog;
const MAX_CODE = 20;

interface CodeFormProps extends Closable {
  readonly item: InboxItem;
  readonly onFound: (order: InboxMatch) => void;
}

/** Form for a reference code. It finds the order that the money is for. */
export function CodeForm({ item, onFound, onClose }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const finding = useMutation({ mutationFn: () => findMatch(item, code), onSuccess: onFound });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code !== '' && !finding.isPending) finding.mutate();
  };
  return (
    <DialogBody>
      <p>{dialogTexts.byCode(english.money(item.amount ?? 0, 'BDT'))}</p>
      <FormStack onSubmit={submit} noValidate>
        <Field
          label={dialogTexts.code}
          autoComplete="off"
          autoFocus
          maxLength={MAX_CODE}
          readOnly={finding.isPending}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormError message={finding.error && errorText(finding.error, dialogTexts.failed)} />
        <Button
          type="submit"
          variant="contained"
          disabled={code === ''}
          aria-disabled={finding.isPending}
        >
          {finding.isPending ? dialogTexts.finding : dialogTexts.find}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
      </FormStack>
    </DialogBody>
  );
}
