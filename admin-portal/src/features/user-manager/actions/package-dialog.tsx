import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type ReasonRequest, updatePlan } from '@portal/contracts';
import { PLAN_PACKAGES, type PlanGrant } from '@portal/rules';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { ResultLine } from '../../../shared/actions/result-line';
import { texts as shared } from '../../../shared/actions/texts';
import { useAction } from '../../../shared/actions/use-action';
import { useReason } from '../../../shared/actions/use-reason';
import { useSendOnce } from '../../../shared/actions/use-send-once';
import { UserLine } from '../../../shared/actions/user-line';
import { videosText } from '../../../shared/actions/videos-text';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';
import { QuickChoices } from './quick-choices';

const CHOICES = PLAN_PACKAGES.map((grant) => ({
  amount: grant,
  label: texts.package.label(grant.days, videosText(grant.videos)),
}));

/** 'Add Package': adds days and videos together. It shows the result before the action runs. */
export function PackageDialog({ user, onClose }: UserDialogProps) {
  const [picked, setPicked] = useState<PlanGrant | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = useReason();
  const giving = useAction({
    userId: user.userId,
    send: useSendOnce(({ days, videos, ...why }: PlanGrant & ReasonRequest, idempotencyKey) =>
      send(updatePlan, {
        params: { id: user.userId },
        body: { daysToAdd: days, balanceToAdd: videos, ...why },
        idempotencyKey,
      }),
    ),
    onDone: onClose,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const problem = picked === null ? texts.package.missing : reason.problem;
    setRefusal(problem);
    if (picked && problem === null) giving.run({ ...picked, ...reason.body });
  };
  return (
    <DialogFrame title={texts.actions.addPackage} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <UserLine user={user} />
        <p>{texts.package.text}</p>
        <QuickChoices
          label={texts.actions.addPackage}
          choices={CHOICES}
          picked={picked}
          busy={giving.busy}
          onPick={(grant) => {
            setPicked(grant);
            setRefusal(null);
          }}
          wide
        />
        <FormStack onSubmit={submit} noValidate>
          {picked && <ResultLine user={user} shift={picked} />}
          <Field {...reason.field} readOnly={giving.busy} />
          <FormError message={giving.busy ? null : (refusal ?? giving.error)} />
          <Button type="submit" variant="contained" aria-disabled={giving.busy}>
            {giving.busy ? texts.actions.working : texts.actions.addPackage}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
