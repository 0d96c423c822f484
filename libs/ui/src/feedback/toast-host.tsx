import { keyframes, styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { Language } from '../language/language';
import { useLanguage } from '../language/language-root';
import { TOUCH_HEIGHT } from '../theme/touch';
import { useToasts } from './use-toasts';

// Not in a catalogue: those are loaded, and a toast may have to say that nothing can be loaded.
const CLOSE: Readonly<Record<Language, string>> = { en: 'Dismiss', bn: 'বন্ধ করুন' };

const rise = keyframes`from { opacity: 0; transform: translateY(8px) }`;

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom:
    'calc(var(--bottom-inset, 0px) + var(--nav-height, 0px) + max(16px, env(safe-area-inset-bottom)))',
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: {
    insetInlineStart: 'auto',
    bottom: 'calc(var(--bottom-inset, 0px) + var(--nav-height, 0px) + 24px)',
    insetInlineEnd: 24,
  },
}));

const Card = styled('div')<{ tone: 'success' | 'error' }>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(400px, 100%)',
  minHeight: 48,
  padding: '4px 4px 4px 16px',
  borderRadius: 10,
  color: '#fff',
  backgroundColor: tone === 'success' ? '#15713F' : '#B4232B',
  boxShadow: '0 12px 32px -8px #00000059',
  pointerEvents: 'auto',
  animation: `${rise} 180ms ease-out`,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1, paddingBlock: 8 },
}));

// Not the button of the component library: the toasts are a part of every first load.
const Close = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: TOUCH_HEIGHT,
  height: TOUCH_HEIGHT,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#ffffff26' },
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -4 },
});

const Action = styled(Close)({
  width: 'auto',
  minWidth: TOUCH_HEIGHT,
  paddingInline: 12,
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** Shows the toasts that `notify` sends. Mounted once, by the shell. */
export function ToastHost() {
  const { toasts, close } = useToasts();
  const closeLabel = CLOSE[useLanguage()];
  return (
    <Stack>
      {toasts.map(({ id, tone, text, action }) => (
        <Card key={id} tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
          {tone === 'error' ? (
            <CircleAlert size={18} aria-hidden />
          ) : (
            <CircleCheck size={18} aria-hidden />
          )}
          <span>{text}</span>
          {action && (
            <Action
              type="button"
              onClick={() => {
                close(id);
                action.run();
              }}
            >
              {action.label}
            </Action>
          )}
          <Close type="button" aria-label={closeLabel} onClick={() => close(id)}>
            <X size={16} aria-hidden />
          </Close>
        </Card>
      ))}
    </Stack>
  );
}
