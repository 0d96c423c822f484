import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { BrandLogo, FlowEdge } from '@portal/ui';
import { createPortal } from 'react-dom';
import { ReceiptFacts } from './receipt-facts';
import type { ReceiptFact } from './use-receipt-facts';

/** Marks the only element of the page that is printed. */
const MARK = 'printed-receipt';

const PRINT = {
  '@page': { margin: '18mm' },
  '@media print': {
    'html, body': { background: '#fff !important', minHeight: '0 !important' },
    [`body > :not(.${MARK})`]: { display: 'none !important' },
  },
};

const Sheet = styled('article')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  maxWidth: 560,
  margin: '0 auto',
  // Black on white in both themes.
  '&, & *': { color: '#000 !important', borderColor: '#bbb !important' },
  '& h1': { ...theme.typography.h1, margin: '32px 0 8px' },
}));

interface PrintedReceiptProps {
  readonly brand: string;
  readonly title: string;
  readonly facts: readonly ReceiptFact[];
}

/** While mounted, printing the page prints only this element, black on white. */
export function PrintedReceipt({ brand, title, facts }: PrintedReceiptProps) {
  return createPortal(
    <Sheet className={MARK}>
      <GlobalStyles styles={PRINT} />
      <BrandLogo name={brand} />
      <h1>{title}</h1>
      <FlowEdge />
      <ReceiptFacts facts={facts} />
    </Sheet>,
    document.body,
  );
}
