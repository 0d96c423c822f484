import Button from '@mui/material/Button';
import { Field, type FieldProps } from '@portal/ui';
import { useRef, useState } from 'react';
import { texts } from './texts';

const codeTexts = texts.code;

/** A field for six digits of the authenticator app, or for a recovery code, which has letters too. */
export function CodeField(field: Omit<FieldProps, 'label' | 'ref'>) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const swap = (): void => {
    setRecovery(!isRecovery);
    input.current?.focus();
  };
  return (
    <div>
      <Field
        {...field}
        ref={input}
        label={isRecovery ? codeTexts.recovery : codeTexts.label}
        required
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
      />
      <Button color="inherit" size="small" sx={{ mt: 0.5, ml: -1.5 }} onClick={swap}>
        {isRecovery ? codeTexts.useApp : codeTexts.useRecovery}
      </Button>
    </div>
  );
}
