import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { transactionIdExample } from '@portal/rules';
import { Field, FormError, FormStack, FormSuccess } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { useMethodList } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import type { OpenOrder } from './open-order';
import { useForgottenNote } from './use-forgotten-note';

const Fold = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingTop: 8,
  scrollMarginBottom: 16,
  '& > button': { marginInlineStart: -16 },
  '& > button svg': { transition: 'transform 120ms' },
  '& > button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '& p': { ...theme.typography.body2, margin: '4px 0 0' },
}));

interface ForgottenNoteProps {
  readonly order: OpenOrder;
  /** Called when the transaction id may have changed the status of the order. */
  readonly onDecided: () => void;
}

/**
 * Form for money that was sent without a note. The transaction id identifies the payment, and the last digits
 * of the paying number prove that it is the payer's.
 */
export function ForgottenNote({ order, onDecided }: ForgottenNoteProps) {
  const { payment } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { busy, error, noted, submit, input } = useForgottenNote(order.referenceCode, onDecided);
  const methods = useMethodList();
  const fold = useRef<HTMLDivElement>(null);
  // The form is below the fold of a phone's dialog, and an answer makes it longer.
  useEffect(() => {
    if (isOpen) fold.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, error, noted]);
  return (
    <Fold ref={fold}>
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
          <p>{payment.forgotNoteText(methods)}</p>
          <Field
            label={payment.trxId}
            name="transaction-id"
            placeholder={transactionIdExample(order.method ?? 'bkash')}
            {...input('trxId')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Field
            label={payment.digits}
            name="sender-digits"
            placeholder="1234"
            {...input('digits')}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormError message={error} />
          <FormSuccess message={noted} />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            aria-disabled={busy}
            sx={{ justifySelf: 'start' }}
          >
            {busy ? payment.trxSending : payment.trxSend}
          </Button>
        </FormStack>
      </div>
    </Fold>
  );
}
