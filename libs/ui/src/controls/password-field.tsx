import IconButton from '@mui/material/IconButton';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Field, type FieldProps } from './field';

/** Props of PasswordField. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a show/hide toggle. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          sx={{ my: '-1px' }}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </IconButton>
      }
    />
  );
}
