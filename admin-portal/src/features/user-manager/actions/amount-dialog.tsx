import Button from '@mui/material/Button';
import type { ReasonRequest } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { ResultLine } from '../../../shared/actions/result-line';
import { texts as shared } from '../../../shared/actions/texts';
import { useAction } from '../../../shared/actions/use-action';
import { useReason } from '../../../shared/actions/use-reason';
import { useSendOnce } from '../../../shared/actions/use-send-once';
import { UserLine } from '../../../shared/actions/user-line';
import { readWholeNumber } from '../../../shared/actions/whole-number';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';
import { type QuickChoice, QuickChoices } from './quick-choices';

/** What an amount dialog sends. */
export interface AmountRequest {
  readonly amount: number;
  /** Empty for no reason. */
  readonly reason: ReasonRequest;
}

interface AmountDialogProps extends UserDialogProps {
  /** Title of the dialog and text of its button. */
  readonly title: string;
  readonly text?: string;
  readonly quick?: readonly QuickChoice[];
  /** The unit of the amount: days or videos. */
  readonly field: string;
  readonly initial: number;
  /** What an amount gives to the plan, or takes. */
  readonly shiftOf: (amount: number) => PlanShift;
  readonly send: (
    request: AmountRequest,
    options: { readonly params: { id: number }; readonly idempotencyKey: string },
  ) => Promise<{ message?: string }>;
}

/** Dialog for an amount, a preset or a typed one. It shows the result before the action runs. */
export function AmountDialog({ user, onClose, title, text, quick, ...props }: AmountDialogProps) {
  const [typed, setTyped] = useState(String(props.initial));
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const reason = useReason();
  const action = useAction({
    userId: user.userId,
    send: useSendOnce((request: AmountRequest, idempotencyKey) =>
      props.send(request, { params: { id: user.userId }, idempotencyKey }),
    ),
    onDone: onClose,
  });
  const amount = readWholeNumber(typed);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const problem = amount === null ? shared.notWhole : reason.problem;
    setRefusal(problem);
    if (amount === null) field.current?.focus();
    else if (problem === null) action.run({ amount, reason: reason.body });
  };
  return (
    <DialogFrame title={title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <UserLine user={user} />
        {text && <p>{text}</p>}
        {quick && (
          <QuickChoices
            label={texts.amount.quick}
            choices={quick}
            picked={amount}
            busy={action.busy}
            onPick={(picked) => setTyped(String(picked))}
          />
        )}
        <FormStack onSubmit={submit} noValidate>
          <Field
            ref={field}
            label={props.field}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            required
            readOnly={action.busy}
            aria-invalid={refusal === shared.notWhole}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {amount !== null && <ResultLine user={user} shift={props.shiftOf(amount)} />}
          <Field {...reason.field} readOnly={action.busy} />
          <FormError message={action.busy ? null : (refusal ?? action.error)} />
          <Button type="submit" variant="contained" aria-disabled={action.busy}>
            {action.busy ? texts.actions.working : title}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
