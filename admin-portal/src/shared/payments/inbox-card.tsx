import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InboxItem } from '@portal/contracts';
import { Link } from '@portal/router';
import { methodName } from '@portal/rules';
import { Surface, useFormats } from '@portal/ui';
import type { Decision } from './decision';
import { causeText } from './decision-text';
import { ItemFacts } from './item-facts';
import { OrderLine } from './order-line';
import { texts } from './texts';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > h3': { ...theme.typography.caption, margin: 0, fontWeight: 550 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& > blockquote': {
    ...theme.typography.body2,
    margin: 0,
    padding: '8px 12px',
    borderRadius: 8,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.action.hover,
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface InboxCardProps {
  readonly item: InboxItem;
  /** Address of the payment's record; absent on the record itself. */
  readonly record?: string;
  /** Ages are relative to this time, epoch ms. Without it no age is shown. */
  readonly now?: number;
  /** Null when the role may only read. */
  readonly onDecide: ((decision: Decision) => void) | null;
}

/** One item of the inbox: the money or message, why it is pending, suggested orders and actions. */
export function InboxCard({ item, record, now, onDecide }: InboxCardProps) {
  const formats = useFormats();
  const { kind, method, amount, order, suggestions } = item;
  const by = method === null ? '' : methodName(method);
  const heading =
    amount === null ? texts.message(by) : `${formats.money(amount, 'BDT')}${by && ` · ${by}`}`;
  return (
    <Card as="article" aria-label={heading}>
      <h2>{heading}</h2>
      <p>{item.reason}</p>
      {item.text !== null && <blockquote>{item.text}</blockquote>}
      <ItemFacts item={item} now={now} />
      {order && <OrderLine order={order} cause={null} />}
      {kind === 'unmatched' &&
        (suggestions.length > 0 ? <h3>{texts.suggestions}</h3> : <p>{texts.noSuggestions}</p>)}
      {suggestions.map((to) => (
        <OrderLine key={to.ref_code} order={to} cause={causeText(to)}>
          {onDecide && (
            <Button
              variant="outlined"
              size="small"
              aria-label={texts.matchOne(to.ref_code)}
              onClick={() => onDecide({ action: 'match', item, to })}
            >
              {texts.match}
            </Button>
          )}
        </OrderLine>
      ))}
      <Actions>
        {onDecide && order && (
          <Button variant="contained" onClick={() => onDecide({ action: 'grant', item })}>
            {texts.grant}
          </Button>
        )}
        {onDecide && kind === 'unmatched' && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onDecide({ action: 'match', item, to: null })}
          >
            {texts.matchOther}
          </Button>
        )}
        {onDecide && (
          <Button
            variant="outlined"
            color="error"
            onClick={() => onDecide({ action: 'dismiss', item })}
          >
            {texts.dismiss}
          </Button>
        )}
        {record !== undefined && (
          <Button component={Link} to={record} color="inherit">
            {texts.open}
          </Button>
        )}
      </Actions>
    </Card>
  );
}
