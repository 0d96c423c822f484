import { styled } from '@mui/material/styles';
import { Surface } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts';
import { HistoryContent } from './history-content';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  minWidth: 0,
  // The height with downloads, so that nothing moves when they arrive.
  minHeight: 'calc(min(60vh, 560px) + 192px)',
  '& > h2': { ...theme.typography.h2, margin: 0, padding: '20px 24px 4px' },
}));

/** All downloads of a user as a card of a page. */
export function DownloadHistory({ userId }: { userId: number }) {
  const { history } = useTexts();
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{history.title}</h2>
      <HistoryContent userId={userId} service={null} />
    </Card>
  );
}
