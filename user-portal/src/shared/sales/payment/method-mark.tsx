import { styled } from '@mui/material/styles';
import { METHODS, type PaymentMethod } from '@portal/rules';

const Mark = styled('svg')({ flex: 'none', borderRadius: 10 });

/** The logo of an operator; the operator's name is next to it. */
export function MethodMark({ method, size = 40 }: { method: PaymentMethod; size?: number }) {
  const { colour, path } = METHODS[method].mark;
  return (
    <Mark width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" fill={colour} />
      <path d={path} fill="#fff" />
    </Mark>
  );
}
