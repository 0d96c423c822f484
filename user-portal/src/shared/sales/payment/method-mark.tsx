import { styled } from '@mui/material/styles';
import type { PaymentMethod } from '@portal/rules';

/** Brand colours. White text on them reaches AA; they have a contrast of 3:1 to the cards of both themes. */
export const METHOD_COLOURS: Readonly<Record<PaymentMethod, string>> = {
  bkash: '#D6246E',
  nagad: '#D2451E',
};

/** SVG paths of our own logos: the first letters. The operators' logos are their property. */
const SHAPES: Readonly<Record<PaymentMethod, string>> = {
  bkash:
    'M12 8.5h4.4v9.2a7.4 7.4 0 1 1-1 11.6V31H12zM20.9 19.6a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2z',
  nagad: 'M11 30.5v-21h4.6l9 13.6V9.5H29v21h-4.6l-9-13.6v13.6z',
};

const Mark = styled('svg')({ flex: 'none', borderRadius: 10 });

/** The logo of an operator; the operator's name is next to it. */
export function MethodMark({ method, size = 40 }: { method: PaymentMethod; size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" fill={METHOD_COLOURS[method]} />
      <path d={SHAPES[method]} fill="#fff" />
    </Mark>
  );
}
