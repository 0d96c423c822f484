import Button from '@mui/material/Button';
import { normaliseRedeemCode } from '@portal/rules';
import { FormError, FormStack, FormSuccess, Panel, type PanelFold } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { CodeField } from './code-field';
import { useRedeem } from './use-redeem';

/** Form to redeem a code for days and videos. */
export function RedeemCard({ fold }: { fold?: PanelFold }) {
  const { redeem: redeemTexts } = useTexts();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const redeem = useRedeem(() => setCode(''));

  const change = (next: string): void => {
    setCode(next);
    setRefusal(null);
    redeem.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (redeem.busy || code === '') return;
    const readable = normaliseRedeemCode(code);
    setRefusal(readable === null ? redeemTexts.invalid : null);
    if (readable !== null) redeem.submit(readable);
  };
  return (
    <Panel title={redeemTexts.title} hint={redeemTexts.hint} fold={fold}>
      <FormStack onSubmit={submit} noValidate sx={{ gap: 1.5 }}>
        <CodeField label={redeemTexts.label} value={code} onChange={change} />
        <FormError message={refusal ?? redeem.error} />
        <FormSuccess message={redeem.done} />
        <Button type="submit" variant="contained" aria-disabled={redeem.busy}>
          {redeem.busy ? redeemTexts.submitting : redeemTexts.submit}
        </Button>
      </FormStack>
    </Panel>
  );
}
