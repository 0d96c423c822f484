import { errorText } from '@portal/api-client';
import type { AdminFactorSecret } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { type Closable, DialogFrame, ErrorState, SkeletonRows } from '@portal/ui';
import { useState } from 'react';
import { adminFactorQuery } from '../../shared/access/admin-factor-query';
import { DialogBody } from '../../shared/actions/dialog-body';
import { FactorState } from './factor-state';
import { RecoveryCodes } from './recovery-codes';
import { SessionList } from './session-list';
import { SetUp } from './set-up';
import { texts } from './texts';

/** The steps of the dialog: current state, set-up, or the new recovery codes. */
type Step =
  | { readonly name: 'state'; readonly cameBack: boolean }
  | { readonly name: 'set-up'; readonly drawn: AdminFactorSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** 'Security': the authenticator app and the sessions of the signed-in administrator. */
export function SecurityDialogContent({ onClose }: Closable) {
  const [step, setStep] = useState<Step>({ name: 'state', cameBack: false });
  const { data: factor, error, refetch } = useQuery(adminFactorQuery);
  const showCodes = (codes: readonly string[]): void => setStep({ name: 'codes', codes });
  return (
    <DialogFrame title={texts.security} closeLabel={texts.close} onClose={onClose}>
      <DialogBody style={{ overflowY: 'auto' }}>
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={onClose} />}
        {step.name === 'set-up' && (
          <SetUp
            drawn={step.drawn}
            onCancel={() => setStep({ name: 'state', cameBack: true })}
            onCodes={showCodes}
          />
        )}
        {step.name === 'state' && factor && (
          <FactorState
            factor={factor}
            cameBack={step.cameBack}
            onSecret={(drawn) => setStep({ name: 'set-up', drawn })}
            onCodes={showCodes}
          />
        )}
        {step.name === 'state' && !factor && error && (
          <ErrorState
            message={errorText(error, texts.readFailed)}
            retryLabel={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {step.name === 'state' && !factor && !error && (
          <div role="status" aria-label={texts.loading}>
            <SkeletonRows count={3} height={32} />
          </div>
        )}
        {step.name === 'state' && <SessionList />}
      </DialogBody>
    </DialogFrame>
  );
}
