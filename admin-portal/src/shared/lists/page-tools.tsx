import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PaginationView } from '@portal/contracts';
import { Field, SelectField } from '@portal/ui';
import { useState } from 'react';
import { oneOf } from './params';
import { texts } from './texts';

/** Rows per page that a list offers; the first one is the default. */
const PAGE_SIZES = ['15', '30', '50', '100'] as const;

/** The number of rows per page in the address. */
export const pageSizeParam = oneOf(PAGE_SIZES, '15');

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'flex-end',
  gap: 12,
  paddingTop: 16,
  '& > *': { width: 132 },
  '& > .jump': { display: 'flex', alignItems: 'end', gap: 8, width: 200 },
});

interface PageToolsProps {
  readonly pagination: PaginationView;
  readonly size: (typeof PAGE_SIZES)[number];
  readonly onSize: (size: (typeof PAGE_SIZES)[number]) => void;
  readonly onPage: (page: number) => void;
}

/** Rows per page, and a field that jumps to a page. Nothing for a list that fits on the smallest page. */
export function PageTools({ pagination, size, onSize, onPage }: PageToolsProps) {
  const [typed, setTyped] = useState('');
  const { totalPages, totalRecords } = pagination;
  if (totalRecords <= Number(PAGE_SIZES[0])) return null;
  const jump = (): void => {
    const page = Number(typed);
    if (!Number.isSafeInteger(page) || page < 1) return;
    onPage(Math.min(page, totalPages));
    setTyped('');
  };
  return (
    <Bar>
      <SelectField
        label={texts.rowsPerPage}
        value={size}
        onChange={({ target }) => onSize(PAGE_SIZES.find((one) => one === target.value) ?? '15')}
      >
        {PAGE_SIZES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {totalPages > 1 && (
        <div className="jump">
          <Field
            label={texts.goToPage}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') jump();
            }}
          />
          <Button variant="outlined" color="inherit" onClick={jump}>
            {texts.go}
          </Button>
        </div>
      )}
    </Bar>
  );
}
