import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { DialogFrame } from '@portal/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { NoticesPage } from './notices-page';
import { unreadQuery } from './notices-query';
import { texts } from './texts';
import { useMarkRead } from './use-mark-read';

const Tools = styled('div')({ padding: '0 12px 4px' });

const Rows = styled('ul')({ margin: 0, padding: '0 0 16px', overflowY: 'auto', listStyle: 'none' });

/** The notices that the administrator's role reads, newest first. Loaded when it is first opened. */
export function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const { mark, busy } = useMarkRead();
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <DialogFrame title={texts.title} closeLabel={texts.close} onClose={onClose} isSheet>
      <Tools>
        <Button
          size="small"
          color="inherit"
          startIcon={<CheckCheck size={16} aria-hidden />}
          disabled={unread === 0 || busy}
          onClick={() => mark(null)}
        >
          {texts.markAll}
        </Button>
      </Tools>
      <Rows aria-label={texts.title}>
        {pages.map((before, index) => (
          <NoticesPage
            key={before}
            before={before}
            isLast={index === pages.length - 1}
            onMore={(next) => setPages([...pages, next])}
            onLeave={onClose}
          />
        ))}
      </Rows>
    </DialogFrame>
  );
}
