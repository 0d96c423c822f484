import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { METHODS, type PaymentMethod, type PaymentNumberKind } from '@portal/rules';
import { ChevronRight } from 'lucide-react';
import { useMethodWords } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import { MethodMark } from './method-mark';

const Card = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 14,
  minHeight: 76,
  padding: '14px 16px',
  border: '1px solid #8A91A0',
  borderRadius: 12,
  textAlign: 'start',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  ...theme.applyStyles('dark', { borderColor: '#5E6675' }),
  '& > span:not([role])': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.35 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > svg:last-child': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[data-off]': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.divider,
    '& > svg': { filter: 'grayscale(1)' },
  },
  '&:not([aria-disabled="true"]):hover, &[aria-busy="true"]': {
    borderColor: 'var(--method)',
    boxShadow: '0 0 0 1px var(--method)',
  },
})) as typeof ButtonBase;

/** Props of MethodCard. */
export interface MethodCardProps {
  readonly method: PaymentMethod;
  /** Kind of our receiving number; null without one: the method cannot be chosen then. */
  readonly kind: PaymentNumberKind | null;
  /** `busy`: the order with this method is being created; `waiting`: an order with another method is. */
  readonly state: 'ready' | 'busy' | 'waiting';
  readonly onChoose: () => void;
}

/** One operator to choose. A disabled card stays focusable. */
export function MethodCard({ method, kind, state, onChoose }: MethodCardProps) {
  const { payment } = useTexts();
  const { name, menu } = useMethodWords();
  const isOff = kind === null || state !== 'ready';
  return (
    <Card
      aria-disabled={isOff}
      aria-busy={state === 'busy'}
      data-off={kind === null || undefined}
      onClick={isOff ? undefined : onChoose}
      style={{ ['--method' as string]: METHODS[method].mark.colour }}
    >
      <MethodMark method={method} size={44} />
      <span>
        <b>{name(method)}</b>
        <small>
          {state === 'busy'
            ? payment.creating
            : kind === null
              ? payment.methodOff
              : payment.chooseIn(name(method), menu(method, kind))}
        </small>
      </span>
      {state === 'busy' ? (
        <CircularProgress size={20} color="inherit" aria-hidden />
      ) : (
        kind && <ChevronRight size={20} aria-hidden />
      )}
    </Card>
  );
}
