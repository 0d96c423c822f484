import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { normaliseTransactionId } from '@portal/rules';
import { Field, FormError, FormStack, FormSuccess } from '@portal/ui';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { useSubmitTrx } from './use-submit-trx';

const Fold = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingTop: 8,
  '& > button': { marginInlineStart: -16 },
  '& > button svg': { transition: 'transform 120ms' },
  '& > button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '& p': { ...theme.typography.body2, margin: '4px 0 0' },
}));

interface ForgottenNoteProps {
  readonly referenceCode: string;
  /** Called when the transaction may have decided the order. */
  readonly onDecided: () => void;
}

/** For money that was sent without its note: its transaction id names the order instead (issue 5). */
export function ForgottenNote({ referenceCode, onDecided }: ForgottenNoteProps) {
  const { payment } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [trxId, setTrxId] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const submission = useSubmitTrx(referenceCode, onDecided);

  const change = (typed: string): void => {
    setTrxId(typed);
    setRefusal(null);
    submission.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (submission.busy || trxId.trim() === '') return;
    const known = normaliseTransactionId(trxId);
    setRefusal(known === null ? payment.trxInvalid : null);
    if (known !== null) submission.submit(known);
  };
  return (
    <Fold>
      <Button
        color="inherit"
        endIcon={<ChevronDown size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {payment.forgotNote}
      </Button>
      <div id={id} hidden={!isOpen}>
        <FormStack onSubmit={submit} noValidate sx={{ gap: 1.5, paddingTop: 0.5 }}>
          <p>{payment.forgotNoteText}</p>
          <Field
            label={payment.trxId}
            name="transaction-id"
            placeholder="8N7A6D5EE7"
            value={trxId}
            onChange={(event) => change(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormError message={refusal ?? submission.error} />
          <FormSuccess message={submission.noted} />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            aria-disabled={submission.busy}
            sx={{ justifySelf: 'start' }}
          >
            {submission.busy ? payment.trxSending : payment.trxSend}
          </Button>
        </FormStack>
      </div>
    </Fold>
  );
}
