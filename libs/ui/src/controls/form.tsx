import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';

/** A form with stacked fields. */
export const FormStack = styled('form')({ display: 'grid', gap: 20 });

const Box = styled('p')<{ tone: 'error' | 'success' }>(({ theme, tone }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '10px 12px',
  borderRadius: 8,
  fontWeight: 500,
  color: theme.vars.palette[tone].main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 10%, transparent)`,
  '& > svg': { flex: 'none', marginTop: 1.5 },
}));

/** Why a form was not accepted. Screen readers announce it immediately. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert" style={message ? undefined : { display: 'none' }}>
      {message && (
        <Box tone="error">
          <CircleAlert size={18} aria-hidden />
          <span>{message}</span>
        </Box>
      )}
    </div>
  );
}

/**
 * A message that a form was accepted, used where the screen continues automatically. Screen readers
 * announce it.
 */
export function FormSuccess({ message }: { message: string | null }) {
  return (
    <div role="status" style={message ? undefined : { display: 'none' }}>
      {message && (
        <Box tone="success">
          <CircleCheck size={18} aria-hidden />
          <span>{message}</span>
        </Box>
      )}
    </div>
  );
}
