import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { PaddedCard } from '@portal/ui';
import { paths } from '../../../paths';
import { useMay } from '../../../shared/access/use-may';
import { LoadingOrFailed } from '../../../shared/lists/loading-or-failed';
import { calledName } from '../../../shared/users/user-text';
import { texts } from '../texts';
import { RecordList } from './record-list';
import { codeRow, downloadRow, offerRow, paymentRow, signInRow } from './record-rows';
import { recordsQuery } from './records-query';

const recordTexts = texts.records;

// Lists of different lengths below each other leave no holes.
const Columns = styled('section')(({ theme }) => {
  const gap = (px: number) => ({
    columnGap: px,
    marginTop: px,
    '& > *': { breakInside: 'avoid', marginBottom: px },
  });
  return { columnWidth: 340, ...gap(16), [theme.breakpoints.up('md')]: gap(24) };
});

const State = styled(PaddedCard)({ marginTop: 16 });

/** The newest payments, codes, offers, downloads and sign-ins of a user. */
export function UserRecords({ user }: { user: UserView }) {
  const { userId } = user;
  const query = useQuery(recordsQuery(userId));
  const mayAudit = useMay('audit');
  const { data, dataUpdatedAt: now } = query;
  if (!data) {
    return (
      <State>
        <LoadingOrFailed
          query={query}
          failed={recordTexts.failed}
          label={recordTexts.loading}
          rows={5}
          height={28}
        />
      </State>
    );
  }
  const lists = [
    {
      texts: recordTexts.payments,
      all: paths.paymentsOf(userId),
      rows: data.payments.map(paymentRow),
    },
    {
      texts: recordTexts.codes,
      all: paths.redeemCodes(userId),
      rows: data.codes.map(codeRow),
    },
    {
      texts: recordTexts.offers,
      all: paths.offersOf(userId),
      rows: data.offers.map((offer) => offerRow(offer, userId, mayAudit)),
    },
    {
      texts: recordTexts.downloads,
      all: paths.manageBy(userId, 'history'),
      rows: data.downloads.map((download) => downloadRow(download, userId)),
    },
    {
      texts: recordTexts.signIns,
      all: paths.signInsOf(userId),
      rows: data.signIns.map(signInRow),
    },
  ];
  return (
    <Columns aria-label={recordTexts.label}>
      {lists.map((list) => (
        <RecordList
          key={list.texts.title}
          {...list}
          allLabel={recordTexts.allOf(list.texts.all, calledName(user))}
          now={now}
        />
      ))}
    </Columns>
  );
}
