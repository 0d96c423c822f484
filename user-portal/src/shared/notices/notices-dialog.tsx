import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import { DialogFrame } from '@portal/ui';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths';
import { NoticesPage } from './notices-page';
import { useTexts } from './texts/use-texts';
import { unreadQuery } from './unread-query';
import { useMarkRead } from './use-mark-read';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  padding: '0 12px 4px',
});

const Rows = styled('ul')({ margin: 0, padding: '0 0 16px', overflowY: 'auto', listStyle: 'none' });

interface NoticesDialogProps {
  readonly userId: number;
  readonly onClose: () => void;
}

/** The notices of the user, newest first. Loaded when it is first opened. */
export function NoticesDialog({ userId, onClose }: NoticesDialogProps) {
  const texts = useTexts();
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const { mark, busy } = useMarkRead(userId);
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
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={`${paths.account}#notices`}
          startIcon={<Settings2 size={16} aria-hidden />}
          onClick={onClose}
        >
          {texts.preferences}
        </Button>
      </Tools>
      <Rows aria-label={texts.title}>
        {pages.map((before, index) => (
          <NoticesPage
            key={before}
            userId={userId}
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
