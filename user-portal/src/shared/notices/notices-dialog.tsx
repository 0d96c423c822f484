import Button from '@mui/material/Button';
import { NoticesSheet } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import type { Closable } from '@portal/ui';
import Settings2 from 'lucide-react/icons/settings-2';
import { paths } from '../../paths';
import { NoticesPage } from './notices-page';
import { useTexts } from './texts/use-texts';
import { unreadQuery } from './unread-query';
import { useMarkRead } from './use-mark-read';

interface NoticesDialogProps extends Closable {
  readonly userId: number;
}

/** The notices of the user, newest first. Loaded when it is first opened. */
export function NoticesDialog({ userId, onClose }: NoticesDialogProps) {
  const texts = useTexts();
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const { mark, busy } = useMarkRead(userId);
  return (
    <NoticesSheet
      texts={texts}
      mayMark={unread > 0 && !busy}
      onMarkAll={() => mark(null)}
      tools={
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
      }
      page={(place) => (
        <NoticesPage key={place.before} userId={userId} place={place} onLeave={onClose} />
      )}
      onClose={onClose}
    />
  );
}
