import { errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { type Closable, DialogFrame, ErrorState, SkeletonRows } from '@portal/ui';
import { DialogBody } from '../actions/dialog-body';
import { adminFactorQuery } from './admin-factor-query';
import { StepUpForm } from './step-up-form';
import { texts } from './texts';

const stepUpTexts = texts.stepUp;

interface StepUpDialogProps extends Closable {
  readonly onProved: () => void;
}

/** 'Confirm it is you'. Import it only from lazy-loaded code. */
export function StepUpDialog({ onClose, onProved }: StepUpDialogProps) {
  const { data: factor, error, refetch } = useQuery(adminFactorQuery);
  const hasFactor = factor !== undefined && factor.enabledAt !== null;
  return (
    <DialogFrame title={stepUpTexts.title} closeLabel={texts.cancel} onClose={onClose}>
      <DialogBody>
        {factor && (
          <>
            <p>{hasFactor ? stepUpTexts.code : stepUpTexts.password}</p>
            <StepUpForm key={String(hasFactor)} hasFactor={hasFactor} onProved={onProved} />
          </>
        )}
        {!factor && error && (
          <ErrorState
            message={errorText(error, stepUpTexts.failed)}
            retryLabel={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!factor && !error && (
          <div role="status" aria-label={texts.loading}>
            <SkeletonRows count={2} height={44} />
          </div>
        )}
      </DialogBody>
    </DialogFrame>
  );
}
