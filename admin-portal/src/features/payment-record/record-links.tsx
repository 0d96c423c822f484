import { styled } from '@mui/material/styles';
import type { PaymentRecord } from '@portal/contracts';
import { Link } from '@portal/router';
import { counted, Surface, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { videosText } from '../../shared/actions/videos-text';
import { shownTime } from '../../shared/time/zone-times';
import { calledName } from '../../shared/users/user-text';
import { nameOf } from './steps';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-block',
    paddingBlock: 4,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 3,
  },
}));

/** Links from a payment to its user, its entry in the ledger and its actions. */
export function RecordLinks({ payment }: { payment: PaymentRecord }) {
  const formats = useFormats();
  const mayAudit = useMay('audit');
  const { order, money, grant, timeZone } = payment;
  const about = money?.trxId ?? order?.ref_code ?? '';
  return (
    <section aria-label={texts.links}>
      <h2>{texts.links}</h2>
      <Surface>
        <List>
          {order && (
            <>
              <li>
                <Link to={paths.manage(order.userId)}>
                  {texts.user(`${calledName({ ...order, ...order.userInfo })} (${order.userId})`)}
                </Link>
              </li>
              <li>
                <Link to={paths.paymentsOf(order.userId)}>{texts.history}</Link>
              </li>
            </>
          )}
          {grant && (
            <li>
              {texts.ledger}:{' '}
              {texts.ledgerEntry(
                counted(grant.days, 'day'),
                videosText(grant.videos),
                formats.count(grant.balanceAfter),
                nameOf(grant.by),
              )}{' '}
              · <time dateTime={grant.at}>{shownTime(grant.at, timeZone)}</time>
            </li>
          )}
          {mayAudit && about !== '' && (
            <li>
              <Link to={paths.auditAbout(about)}>{texts.audit}</Link>
            </li>
          )}
        </List>
      </Surface>
    </section>
  );
}
