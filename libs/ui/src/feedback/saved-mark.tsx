import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.success.main,
  '& > svg': { flex: 'none' },
}));

/**
 * A tick beside a control whose change was saved a moment ago. Its element is always mounted, so that screen
 * readers announce it.
 * @param label what the tick says; null while there is nothing to say.
 */
export function SavedMark({ label }: { label: string | null }) {
  return (
    <Mark role="status">
      {label !== null && (
        <>
          <Check size={14} aria-hidden />
          {label}
        </>
      )}
    </Mark>
  );
}
