import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { RedeemCodeView } from '@portal/contracts';
import { formatRedeemCode } from '@portal/rules';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lastDayText } from './days';
import { texts } from './texts';

/** Marks the only element of the page that is printed. */
const MARK = 'printed-codes';

const PRINT = {
  '@page': { margin: '14mm' },
  '@media print': {
    'html, body': { background: '#fff !important', minHeight: '0 !important' },
    [`body > :not(.${MARK})`]: { display: 'none !important' },
  },
};

const Sheet = styled('article')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  // Always black on white, in every theme.
  '&, & *': { color: '#000 !important', borderColor: '#999 !important' },
  '& > h1': { ...theme.typography.h2, margin: '0 0 12px' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'grid',
    gap: 2,
    padding: '10px 12px',
    border: '1px dashed',
    breakInside: 'avoid',
    fontSize: '0.75rem',
  },
  '& code': { fontSize: '0.875rem', fontWeight: 700 },
}));

interface PrintedSheetProps {
  readonly codes: readonly RedeemCodeView[];
  readonly timeZone: string;
  readonly onPrinted: () => void;
}

/** Prints codes on a sheet to cut out, in black and white, without the rest of the page. Prints once. */
export function PrintedSheet({ codes, timeZone, onPrinted }: PrintedSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [codes, onPrinted]);
  const [batch, ...others] = new Set(codes.map((code) => code.batch));
  return createPortal(
    <Sheet className={MARK}>
      <GlobalStyles styles={PRINT} />
      <h1>{others.length === 0 && batch ? batch : texts.tab}</h1>
      <ul>
        {codes.map(({ _id, redeem_code, days, videos, valid_until }) => (
          <li key={_id}>
            <code>{formatRedeemCode(redeem_code)}</code>
            <span>
              {texts.row.days(days)} · {texts.row.videos(videos)}
            </span>
            {valid_until !== null && (
              <span>{texts.row.validUntil(lastDayText(valid_until, timeZone))}</span>
            )}
          </li>
        ))}
      </ul>
    </Sheet>,
    document.body,
  );
}
