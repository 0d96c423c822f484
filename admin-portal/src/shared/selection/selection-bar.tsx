import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { lazyDialog, Surface, tabularNumbers } from '@portal/ui';
import Layers from 'lucide-react/icons/layers';
import { useCallback, useState } from 'react';
import { texts } from './texts';
import type { UserSelection } from './use-user-selection';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Bar = styled(Surface)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  bottom: 16,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '10px 10px 10px 20px',
  borderColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 32%, ${theme.vars.palette.divider})`,
  boxShadow: '0 12px 32px -8px #10182833, 0 2px 6px #1018281a',
  animation: `${rise} 160ms ease-out`,
  ...theme.applyStyles('dark', { backgroundColor: '#1D222B' }),
  '& > p': { ...tabularNumbers, margin: '0 auto 0 0', paddingBlock: 4, fontWeight: 550 },
  [theme.breakpoints.down('sm')]: {
    bottom: 8,
    padding: 12,
    '& > p, & > [data-whole]': { flex: '1 1 100%' },
    '& > button:not([data-whole])': { flex: 1 },
  },
}));

const BulkDialog = lazyDialog(async () => (await import('../bulk-actions/bulk-dialog')).BulkDialog);

/** The selected users and the bulk action on them. Hidden while no user is selected. */
export function SelectionBar({ selection }: { readonly selection: UserSelection | null }) {
  const [isActing, setActing] = useState(false);
  const close = useCallback(() => setActing(false), []);
  if (!selection || selection.count === 0) return null;
  const { count, total, isWhole, page } = selection;
  return (
    <>
      <Bar as="section" aria-label={texts.region}>
        <p role="status">{isWhole ? texts.wholeSelected(count) : texts.selected(count)}</p>
        {page === 'all' && !isWhole && total > count && (
          <Button data-whole onClick={selection.takeWhole}>
            {texts.whole(total)}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={selection.clear}>
          {texts.clear}
        </Button>
        <Button
          variant="contained"
          startIcon={<Layers size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setActing(true)}
        >
          {texts.action}
        </Button>
      </Bar>
      {isActing && <BulkDialog selection={selection} onClose={close} />}
    </>
  );
}
