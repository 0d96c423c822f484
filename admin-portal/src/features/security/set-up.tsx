import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { type AdminFactorSecret, confirmAdminFactor } from '@portal/contracts';
import { CopyButton, Field, FormError, QrCode } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { StepHeading } from './step-heading';
import { texts } from './texts';
import { useFactorAction } from './use-factor-action';

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  margin: 0,
  paddingInlineStart: 20,
  '& li > p': { margin: '0 0 10px' },
  '& [role="alert"]': { marginTop: 12 },
});

const Secret = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& code': {
    ...theme.typography.body2,
    flex: '1 1 180px',
    fontFamily: 'ui-monospace, monospace',
    overflowWrap: 'anywhere',
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });

const setUpTexts = texts.setUp;

/** Groups of four characters are easier to type from the screen. */
const readable = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetUpProps {
  readonly drawn: AdminFactorSecret;
  readonly onCancel: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** QR code, secret, and the field for the first code, which activates the app. */
export function SetUp({ drawn, onCancel, onCodes }: SetUpProps) {
  const [code, setCode] = useState('');
  const confirming = useFactorAction(
    () => send(confirmAdminFactor, { body: { code: code.trim() } }),
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    confirming.run();
  };
  return (
    <form onSubmit={submit}>
      <StepHeading takesFocus>{setUpTexts.title}</StepHeading>
      <Steps sx={{ mt: 2 }}>
        <li>
          <p>{setUpTexts.scan}</p>
          <QrCode text={drawn.uri} label={setUpTexts.picture} />
        </li>
        <li>
          <p>{setUpTexts.type}</p>
          <Secret>
            <code>{readable(drawn.secret)}</code>
            <CopyButton text={drawn.secret} noun={setUpTexts.secret} texts={texts.copy} />
          </Secret>
        </li>
        <li>
          <p>{setUpTexts.enter}</p>
          <Field
            label={setUpTexts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            readOnly={confirming.busy}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <FormError message={confirming.error} />
        </li>
      </Steps>
      <Actions>
        <Button type="submit" variant="contained" aria-disabled={confirming.busy}>
          {confirming.busy ? texts.working : setUpTexts.submit}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </form>
  );
}
