import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import {
  type AdminFactorResponse,
  type AdminFactorSecret,
  removeAdminFactor,
  renewRecoveryCodes,
  startAdminFactor,
} from '@portal/contracts';
import { ConfirmButton, english, FormError, notify } from '@portal/ui';
import { StepHeading } from './step-heading';
import { texts } from './texts';
import { useFactorAction } from './use-factor-action';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const { factor: factorTexts, renew, remove } = texts;

interface FactorStateProps {
  readonly factor: AdminFactorResponse;
  readonly cameBack: boolean;
  readonly onSecret: (secret: AdminFactorSecret) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Whether an authenticator app is set up, and the actions on it. */
export function FactorState({ factor, cameBack, onSecret, onCodes }: FactorStateProps) {
  const starting = useFactorAction(() => send(startAdminFactor), onSecret);
  const renewing = useFactorAction(
    () => send(renewRecoveryCodes),
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  );
  const removing = useFactorAction(
    () => send(removeAdminFactor),
    () => notify({ tone: 'success', text: remove.done }),
  );
  const busy = starting.busy || renewing.busy || removing.busy;
  return (
    <>
      <StepHeading takesFocus={cameBack}>{factorTexts.title}</StepHeading>
      {factor.enabledAt === null ? (
        <p>{factor.isAvailable ? factorTexts.off : factorTexts.unavailable}</p>
      ) : (
        <>
          <p>{factorTexts.on(english.date(factor.enabledAt))}</p>
          <p>{factorTexts.codesLeft(factor.recoveryCodesLeft)}</p>
        </>
      )}
      <FormError message={starting.error ?? renewing.error ?? removing.error} />
      <Actions>
        {factor.enabledAt === null && factor.isAvailable && (
          <Button variant="contained" aria-disabled={busy} onClick={() => starting.run()}>
            {starting.busy ? texts.working : factorTexts.setUp}
          </Button>
        )}
        {factor.enabledAt !== null && (
          <>
            <ConfirmButton
              variant="outlined"
              color="inherit"
              busy={busy}
              question={{ ...renew, cancelLabel: texts.cancel, confirmLabel: renew.confirm }}
              onConfirm={() => renewing.run()}
            >
              {renewing.busy ? texts.working : renew.button}
            </ConfirmButton>
            <ConfirmButton
              variant="outlined"
              color="error"
              busy={busy}
              question={{ ...remove, cancelLabel: texts.cancel, confirmLabel: remove.confirm }}
              onConfirm={() => removing.run()}
            >
              {removing.busy ? texts.working : remove.button}
            </ConfirmButton>
          </>
        )}
      </Actions>
    </>
  );
}
