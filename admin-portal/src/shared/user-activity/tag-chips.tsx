import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { TOUCH } from '@portal/ui';
import X from 'lucide-react/icons/x';
import { paths } from '../../paths';
import { texts } from './texts';

const tagsTexts = texts.tags;

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: 32,
    borderRadius: 999,
    fontWeight: 500,
    backgroundColor: theme.vars.palette.action.selected,
    [TOUCH]: { minHeight: 44 },
  },
  '& a': {
    padding: '4px 12px',
    borderRadius: 999,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a:not(:last-child)': { paddingInlineEnd: 4 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 999,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    [TOUCH]: { width: 44, height: 44 },
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
}));

interface TagChipsProps {
  readonly tags: readonly string[];
  readonly busy: boolean;
  /** Null for a role that may not remove tags. */
  readonly onRemove: ((tag: string) => void) | null;
}

/** The tags of a user. Each is a link to all users with that tag. */
export function TagChips({ tags, busy, onRemove }: TagChipsProps) {
  return (
    <List aria-label={tagsTexts.list}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={paths.tagged(tag)} aria-label={tagsTexts.usersWith(tag)}>
            {tag}
          </Link>
          {onRemove && (
            <button
              type="button"
              aria-label={tagsTexts.remove(tag)}
              aria-disabled={busy}
              onClick={() => onRemove(tag)}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </List>
  );
}
