import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 12,
  width: 'calc(100% + 24px)',
  minHeight: 40,
  margin: '0 -12px',
  padding: '6px 12px',
  borderRadius: 8,
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  [TOUCH]: { minHeight: TOUCH_HEIGHT },
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
})) as typeof ButtonBase;

/** A list of link rows. */
export const LinkList = styled('ul')({ margin: '-4px 0', padding: 0, listStyle: 'none' });

interface LinkRowProps {
  readonly icon: LucideIcon;
  /** A path of this site, or another URL, which opens in a new tab. */
  readonly to: string;
  readonly children: string;
}

/** One link with its icon. */
export function LinkRow({ icon: Icon, to, children }: LinkRowProps) {
  const isOurs = to.startsWith('/');
  const End = isOurs ? ChevronRight : ExternalLink;
  const content = (
    <>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
      <End size={16} aria-hidden />
    </>
  );
  return (
    <li>
      {isOurs ? (
        <Row component={Link} to={to}>
          {content}
        </Row>
      ) : (
        <Row component="a" href={to} target="_blank" rel="noopener noreferrer">
          {content}
        </Row>
      )}
    </li>
  );
}
