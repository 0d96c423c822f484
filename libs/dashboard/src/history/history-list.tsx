import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { HistoryItem } from '@portal/contracts';
import { formatCount, formatDateTime, InlineHint } from '@portal/ui';
import { useState } from 'react';
import { DownloadList, DownloadRow } from '../downloads/download-row';
import { texts } from '../texts';

/** Entries drawn at a time; thousands at once would make the dialog slow to open. */
const CHUNK = 100;

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, paddingTop: 16 });

/** The entries of a history, newest first, a chunk at a time. */
export function HistoryList({ items }: { items: readonly HistoryItem[] }) {
  const [limit, setLimit] = useState(CHUNK);
  const left = items.length - limit;
  return (
    <>
      <DownloadList>
        {items.slice(0, limit).map((item) => (
          <DownloadRow key={item._id} item={item} date={formatDateTime(item.download_date)} />
        ))}
      </DownloadList>
      {left > 0 && (
        <More>
          <InlineHint>
            {texts.history.shown(formatCount(limit), formatCount(items.length))}
          </InlineHint>
          <Button variant="outlined" color="inherit" onClick={() => setLimit(limit + CHUNK)}>
            {texts.history.more(Math.min(CHUNK, left))}
          </Button>
        </More>
      )}
    </>
  );
}
