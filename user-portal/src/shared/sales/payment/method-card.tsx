import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { METHODS, type PaymentMethod, type PaymentNumberKind } from '@portal/rules';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& small[data-notice]': { marginTop: 4, color: theme.vars.palette.text.primary },
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
  /** Kinds of our receiving numbers. */
  readonly kinds: readonly PaymentNumberKind[];
  /** Why it cannot be chosen; null when it can. */
  readonly refusal: string | null;
  /** What payers must know of it. */
  readonly notices: readonly string[];
  /** `busy`: the order with this method is being created; `waiting`: an order with another method is. */
  readonly state: 'ready' | 'busy' | 'waiting';
  readonly onChoose: () => void;
}

/** One operator to choose. A disabled card stays focusable. */
export function MethodCard(props: MethodCardProps) {
  const { method, kinds, refusal, notices, state, onChoose } = props;
  const { payment } = useTexts();
  const { name, menu } = useMethodWords();
  const isOff = refusal !== null || state !== 'ready';
  return (
    <Card
      aria-disabled={isOff}
      aria-busy={state === 'busy'}
      data-off={refusal === null ? undefined : true}
      onClick={isOff ? undefined : onChoose}
      style={{ ['--method' as string]: METHODS[method].mark.colour }}
    >
      <MethodMark method={method} size={44} />
      <span>
        <b>{name(method)}</b>
        <small>
          {state === 'busy'
            ? payment.creating
            : (refusal ??
              payment.chooseIn(name(method), kinds.map((kind) => menu(method, kind)).join(' / ')))}
        </small>
        {notices.map((notice) => (
          <small key={notice} data-notice>
            {notice}
          </small>
        ))}
      </span>
      {state === 'busy' ? (
        <CircularProgress size={20} color="inherit" aria-hidden />
      ) : (
        refusal === null && <ChevronRight size={20} aria-hidden />
      )}
    </Card>
  );
}
