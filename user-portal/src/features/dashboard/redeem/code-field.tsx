import { formatRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { Field } from '@portal/ui';
import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';

/** The letters and digits of a typed or pasted text, in capitals. */
function codeOf(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

interface CodeFieldProps {
  readonly label: string;
  /** Letters and digits only. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/**
 * Input of a redeem code, formatted in groups of four while typing. Accepts pasted codes with or without
 * hyphens.
 */
export function CodeField({ label, value, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typedBefore = useRef<number | null>(null);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  // Formatting adds and removes hyphens, so set the caret behind the same character again.
  useLayoutEffect(() => {
    const count = typedBefore.current;
    typedBefore.current = null;
    if (count === null) return;
    const caret = count + Math.floor(Math.max(count - 1, 0) / 4);
    input.current?.setSelectionRange(caret, caret);
  });
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const text = currentTarget.value;
    const code = codeOf(text).slice(0, REDEEM_CODE_LENGTH);
    const before = codeOf(text.slice(0, currentTarget.selectionStart ?? text.length)).length;
    typedBefore.current = Math.min(before, code.length);
    onChange(code);
    // Deleting only a hyphen does not change the code. Render anyway, so that the caret is restored.
    renderAgain();
  };
  return (
    <Field
      ref={input}
      label={label}
      name="redeem-code"
      placeholder="XXXX-XXXX-XXXX-XXXX"
      value={formatRedeemCode(value)}
      onChange={change}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
