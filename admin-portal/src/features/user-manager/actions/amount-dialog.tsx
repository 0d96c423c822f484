import Button from '@mui/material/Button';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { texts as shared } from '../../../shared/actions/texts';
import { useAction } from '../../../shared/actions/use-action';
import { useSendOnce } from '../../../shared/actions/use-send-once';
import { readWholeNumber } from '../../../shared/actions/whole-number';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';
import { type QuickChoice, QuickChoices } from './quick-choices';

interface AmountDialogProps extends UserDialogProps {
  /** Title of the dialog and text of its button. */
  readonly title: string;
  readonly text?: string;
  readonly quick?: readonly QuickChoice[];
  /** The unit of the amount: days or videos. */
  readonly field: string;
  readonly initial: number;
  readonly send: (
    amount: number,
    options: { readonly params: { id: number }; readonly idempotencyKey: string },
  ) => Promise<{ message?: string }>;
}

/** Dialog for an amount: one click on a preset, or a typed amount. */
export function AmountDialog({ user, onClose, title, text, quick, ...props }: AmountDialogProps) {
  const [typed, setTyped] = useState(String(props.initial));
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const action = useAction({
    userId: user.userId,
    send: useSendOnce((amount: number, idempotencyKey) =>
      props.send(amount, { params: { id: user.userId }, idempotencyKey }),
    ),
    onDone: onClose,
  });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const amount = readWholeNumber(typed);
    setRefused(amount === null);
    if (amount !== null) action.run(amount);
    else field.current?.focus();
  };
  const problem = isRefused ? shared.notWhole : action.error;
  return (
    <DialogFrame title={title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        {text && <p>{text}</p>}
        {quick && (
          <QuickChoices
            label={texts.amount.quick}
            choices={quick}
            busy={action.busy}
            onChoose={action.run}
          />
        )}
        <FormStack onSubmit={submit} noValidate>
          <Field
            ref={field}
            label={props.field}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={!quick}
            required
            readOnly={action.busy}
            aria-invalid={isRefused}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FormError message={action.busy ? null : problem} />
          <Button type="submit" variant="contained" aria-disabled={action.busy}>
            {action.busy ? texts.actions.working : title}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
