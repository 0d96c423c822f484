import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PaginationView } from '@portal/contracts';
import { Field, SelectField } from '@portal/ui';
import { useState } from 'react';
import type { PageSizeParam } from './page-sizes';
import { texts } from './texts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'flex-end',
  gap: 12,
  paddingTop: 16,
  '& > *': { width: 132 },
  '& > .jump': { display: 'flex', alignItems: 'end', gap: 8, width: 200 },
  [theme.breakpoints.down('sm')]: { '& > .jump': { width: 152 } },
}));

/** The part of useListParams that contains the rows per page. */
export interface SizeParams {
  readonly schema: { readonly size: PageSizeParam };
  readonly values: { readonly size: string };
  readonly set: (changes: { readonly size: string }) => void;
}

interface PageToolsProps {
  readonly pagination: PaginationView;
  readonly params: SizeParams;
  readonly onPage: (page: number) => void;
}

/** Rows per page, and a field that jumps to a page. Nothing for a list that fits on its usual page. */
export function PageTools({ pagination, params, onPage }: PageToolsProps) {
  const [typed, setTyped] = useState('');
  const { totalPages, totalRecords } = pagination;
  const { sizes } = params.schema.size;
  if (totalRecords <= Number(sizes[0])) return null;
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
        value={params.values.size}
        onChange={({ target }) => params.set({ size: target.value })}
      >
        {sizes.map((one) => (
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
