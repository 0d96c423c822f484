import { styled } from '@mui/material/styles';
import { Navigate } from '@portal/router';
import { lazyDialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { pathOf } from './opened-record';
import { useBeside } from './use-beside';

// Like a dialog: when it cannot be loaded, it closes and the list stays usable.
const RecordPanel = lazyDialog(async () => (await import('./record-panel')).RecordPanel);

const Columns = styled('div')({
  '&[data-split]': {
    display: 'grid',
    alignItems: 'start',
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr) 560px',
  },
});

/** A tab, and in a wide window the record of a user or payment that was chosen in it. */
export function WithRecord({ children }: { children: ReactNode }) {
  const { record, isWide, onClick, close } = useBeside();
  // The address was shared with somebody whose window has room for the record only.
  if (record && !isWide) return <Navigate to={pathOf(record)} replace />;
  return (
    <Columns data-split={record ? '' : undefined} onClickCapture={onClick}>
      <div>{children}</div>
      {record && <RecordPanel key={pathOf(record)} record={record} onClose={close} />}
    </Columns>
  );
}
