import { styled } from '@mui/material/styles';
import { auditText, type PaymentRecord } from '@portal/contracts';
import { Surface } from '@portal/ui';
import { useMay } from '../../shared/access/use-may';
import { shownTime } from '../../shared/time/zone-times';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The actions on a payment, newest first; nothing for roles without the audit. */
export function RecordActions({ payment }: { payment: PaymentRecord }) {
  const mayAudit = useMay('audit');
  if (!mayAudit) return null;
  const { audit, timeZone } = payment;
  return (
    <section aria-label={texts.actions}>
      <h2>{texts.actions}</h2>
      <Surface>
        <List>
          {audit.length === 0 && <li>{texts.noActions}</li>}
          {audit.map(({ _id, at, actor, action, reason = null }) => (
            <li key={_id}>
              <time dateTime={at}>{shownTime(at, timeZone)}</time>{' '}
              <strong>{actor ?? texts.nobody}</strong> {auditText(action)}
              {reason !== null && ` · ${texts.reason(reason)}`}
            </li>
          ))}
        </List>
      </Surface>
    </section>
  );
}
