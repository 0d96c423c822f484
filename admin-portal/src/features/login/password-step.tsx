import { PasswordField } from '@portal/ui';
import { texts } from '../../texts';

const loginTexts = texts.login;

interface PasswordStepProps {
  /** Whether the form returned to this step. Then the field gets the focus. */
  readonly autoFocus: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The first step: the password. */
export function PasswordStep({ autoFocus, value, onChange }: PasswordStepProps) {
  return (
    <PasswordField
      label={loginTexts.password}
      name="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      showLabel={loginTexts.showPassword}
      hideLabel={loginTexts.hidePassword}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
