import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { cancelPriceList, type PriceListView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import type { TimeLeft } from '@portal/rules';
import { ConfirmButton, counted, englishIn, Panel, useCountdown } from '@portal/ui';
import { useEffect } from 'react';
import { useMay } from '../../shared/access/use-may';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { useClock } from '../../shared/clock/clock';
import { ListChanges } from './list-changes';
import { priceListsQuery } from './price-lists-query';
import { texts } from './texts';

const waitingTexts = texts.waiting;

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 12px',
  '& > strong': { fontWeight: 600 },
}));

/** '2 days 3 hours', '12 minutes', '40 seconds'. */
function leftText({ days, hours, minutes, seconds }: TimeLeft): string {
  if (days > 0) return `${counted(days, 'day')} ${counted(hours, 'hour')}`;
  if (hours > 0) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
  return minutes > 0 ? counted(minutes, 'minute') : counted(seconds, 'second');
}

interface WaitingNoticeProps {
  readonly list: PriceListView;
  /** ISO 8601. */
  readonly effectiveFrom: string;
  readonly lists: readonly PriceListView[];
}

/** The price list that waits for its time, with the way to cancel it. */
export function WaitingNotice({ list, effectiveFrom, lists }: WaitingNoticeProps) {
  const queryClient = useQueryClient();
  const { zones } = useClock();
  const mayCancel = useMay('money');
  const left = useCountdown(effectiveFrom);
  const isOver = left?.isOver === true;
  const ask = { ...waitingTexts.ask, title: waitingTexts.ask.title(list.number) };
  const cancelling = useServiceAction({
    send: () => send(cancelPriceList, { params: { number: list.number } }),
    failed: texts.actionFailed,
    failsAs: 'toast',
    onDone: (answer) => queryClient.setQueryData(priceListsQuery.queryKey, answer),
  });
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(priceListsQuery);
  }, [isOver, queryClient]);
  return (
    <Panel
      title={waitingTexts.title}
      action={
        mayCancel && (
          <ConfirmButton
            variant="outlined"
            color="error"
            busy={cancelling.busy}
            question={ask}
            onConfirm={() => cancelling.run()}
          >
            {waitingTexts.cancel}
          </ConfirmButton>
        )
      }
    >
      <Text>
        {waitingTexts.text(
          list.number,
          englishIn(zones.service).dateTime(effectiveFrom),
          zones.service,
        )}
        {', '}
        <strong>{left && !isOver ? waitingTexts.left(leftText(left)) : waitingTexts.now}</strong>.
      </Text>
      <ListChanges list={list} lists={lists} isOpen />
    </Panel>
  );
}
