import { styled } from '@mui/material/styles';
import type { BulkActionView } from '@portal/contracts';
import { Link } from '@portal/router';
import { TOUCH, useFormats } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { actionText } from '../../shared/bulk-actions/action-text';
import { StateBadge } from './state-badge';
import { texts } from './texts';

/** Link to the list of all bulk actions. */
const BackLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  [TOUCH]: { minHeight: 44 },
  '&:hover': { color: theme.vars.palette.text.primary },
}));

/** Link to the list of all bulk actions, with its icon. */
export function BackToAll() {
  return (
    <BackLink to={paths.tab('bulk-actions')}>
      <ArrowLeft size={16} aria-hidden />
      {texts.back}
    </BackLink>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  '& > div': { minWidth: 0, flex: '1 1 280px' },
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& p': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    margin: '8px 0 0',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('sm')]: { '& > button': { flex: 1 } },
}));

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '2px 0 2px 16px',
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

interface ActionHeadProps {
  readonly action: BulkActionView;
  /** Buttons of the bulk action. */
  readonly children: ReactNode;
}

/** Title of a bulk action, its administrator, and the selection. */
export function ActionHead({ action, children }: ActionHeadProps) {
  const formats = useFormats();
  return (
    <>
      <Head>
        <div>
          <h1>{actionText(action.action, action.total)}</h1>
          <p>
            <StateBadge state={action.state} />
            <span>{action.selection}</span>
            <span>{texts.by(action.actor)}</span>
            <time dateTime={action.createdAt}>{formats.dateTime(action.createdAt)}</time>
          </p>
        </div>
        {children}
      </Head>
      {action.action.kind === 'offer' && <Quote>{action.action.message}</Quote>}
    </>
  );
}
