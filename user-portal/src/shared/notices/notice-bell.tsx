import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { UNREAD_NOTICES_LIMIT } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { lazyDialog, tabularNumbers, useFormats } from '@portal/ui';
import { Bell } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { unreadQuery } from './unread-query';

const Count = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  position: 'absolute',
  top: 4,
  left: '50%',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '18px',
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}));

const Notices = lazyDialog(async () => (await import('./notices-dialog')).NoticesDialog);

/** The bell of the header with the number of unread notices; opens their list. */
export function NoticeBell({ userId }: { userId: number }) {
  const { header } = useTexts();
  const formats = useFormats();
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isMany = unread >= UNREAD_NOTICES_LIMIT;
  const count = isMany ? `${formats.count(UNREAD_NOTICES_LIMIT - 1)}+` : formats.count(unread);
  return (
    <>
      <IconButton
        aria-label={header.notices(unread > 0 ? count : '')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell size={20} aria-hidden />
        {unread > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      {/* Texts of errors come in another file; the page must not wait for it. */}
      <Suspense fallback={null}>{isOpen && <Notices userId={userId} onClose={close} />}</Suspense>
    </>
  );
}
