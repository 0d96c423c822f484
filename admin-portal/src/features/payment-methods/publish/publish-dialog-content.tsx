import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import {
  CATALOGUE_KEY,
  type MethodSettingsView,
  publishPaymentMethods,
  type PublishPaymentMethodsRequest,
} from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { useReason } from '../../../shared/actions/use-reason';
import { useServiceAction } from '../../../shared/actions/use-service-action';
import { MethodChanges } from '../method-changes';
import { paymentMethodsQuery } from '../payment-methods-query';
import { texts } from '../texts';

const { publishing: publishTexts } = texts;

/** Props of PublishDialog. */
export interface PublishDialogProps extends Closable {
  /** Number of the list that the changes follow. */
  readonly after: number;
  /** The methods in effect. */
  readonly before: readonly MethodSettingsView[];
  readonly methods: readonly MethodSettingsView[];
  readonly onPublished: () => void;
  /** Closes the dialog, drops the changes and reads the lists again. */
  readonly onLoadAgain: () => void;
}

/** What differs, and why. */
export function PublishDialogContent(props: PublishDialogProps) {
  const { after, before, methods, onPublished, onClose } = props;
  const queryClient = useQueryClient();
  const reason = useReason();
  const [problem, setProblem] = useState<string | null>(null);
  const action = useServiceAction({
    send: (body: PublishPaymentMethodsRequest) => send(publishPaymentMethods, { body }),
    failed: texts.actionFailed,
    onDone: (answer) => {
      queryClient.setQueryData(paymentMethodsQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
      onPublished();
      onClose();
    },
  });
  const refusal = action.busy ? null : action.error;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setProblem(reason.problem);
    if (reason.problem === null) action.run({ after, methods: [...methods], ...reason.body });
  };
  return (
    <DialogFrame isSheet title={publishTexts.title} closeLabel={texts.form.close} onClose={onClose}>
      <DialogBody>
        <MethodChanges label={texts.differences} before={before} after={methods} />
        <p>{publishTexts.text}</p>
        <p>{publishTexts.money}</p>
        <FormStack onSubmit={submit} noValidate>
          <Field readOnly={action.busy} {...reason.field} />
          <FormError message={problem ?? refusal} />
          {problem === null && refusal !== null && (
            <Button variant="outlined" color="inherit" onClick={props.onLoadAgain}>
              {texts.loadAgain}
            </Button>
          )}
          <Button type="submit" variant="contained" aria-disabled={action.busy}>
            {action.busy ? publishTexts.busy : publishTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
