import type { ReasonRequest } from '@portal/contracts';
import { ConfirmDialog, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { texts as shared } from '../../../shared/actions/texts';
import { useReason } from '../../../shared/actions/use-reason';

/** Texts of a confirmation. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

interface AskingDialogProps {
  readonly question: Question;
  readonly dangerous: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: ReasonRequest) => void;
}

/**
 * Asks for confirmation and an optional reason. It stays open when the reason is too short or too long. Enter in the
 * reason confirms.
 */
export function AskingDialog({ question, dangerous, onClose, onConfirm }: AskingDialogProps) {
  const reason = useReason();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const confirm = (): void => {
    setProblem(reason.problem);
    if (reason.problem !== null) {
      field.current?.focus();
      return;
    }
    onClose();
    onConfirm(reason.body);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    confirm();
  };
  return (
    <ConfirmDialog
      open
      title={question.title}
      text={question.text}
      cancelLabel={shared.cancel}
      confirmLabel={question.confirm}
      dangerous={dangerous}
      onClose={onClose}
      onConfirm={confirm}
    >
      <FormStack onSubmit={submit} noValidate>
        <Field ref={field} aria-invalid={problem !== null} {...reason.field} />
        <FormError message={problem} />
      </FormStack>
    </ConfirmDialog>
  );
}
