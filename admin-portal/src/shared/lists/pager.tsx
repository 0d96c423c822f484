import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PaginationView } from '@portal/contracts';
import { tabularNumbers } from '@portal/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { texts } from './texts';

const Bar = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 16,
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0 },
  [theme.breakpoints.up('sm')]: { justifyContent: 'flex-end' },
}));

interface PagerProps {
  readonly pagination: PaginationView;
  readonly onPage: (page: number) => void;
}

/**
 * Prev/Next with 'Page X of Y'; nothing for a list of one page. The buttons keep the focus on the first and last
 * page too.
 */
export function Pager({ pagination: { currentPage, totalPages }, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  const go = (page: number): void => {
    if (page >= 1 && page <= totalPages) onPage(page);
  };
  return (
    <Bar aria-label={texts.pages}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ChevronLeft size={16} />}
        aria-disabled={currentPage <= 1}
        onClick={() => go(currentPage - 1)}
      >
        {texts.previous}
      </Button>
      <p role="status">{texts.pageOf(currentPage, totalPages)}</p>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronRight size={16} />}
        aria-disabled={currentPage >= totalPages}
        onClick={() => go(currentPage + 1)}
      >
        {texts.next}
      </Button>
    </Bar>
  );
}
