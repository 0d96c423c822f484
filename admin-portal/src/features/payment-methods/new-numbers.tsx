import type { MethodListView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { methodName, newNumberChanges } from '@portal/rules';
import { StatusLines } from '@portal/ui';
import { adminSessionQuery, useMay } from '../../shared/access/use-may';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { texts } from './texts';

interface NewNumbersProps {
  /** Newest first. */
  readonly lists: readonly MethodListView[];
  /** When they were read, epoch ms. */
  readonly now: number;
}

/** The numbers that others changed in the last 24 hours, for who may change money: a second pair of eyes. */
export function NewNumbers({ lists, now }: NewNumbersProps) {
  const mayChange = useMay('money');
  const { data } = useQuery(adminSessionQuery);
  const reader = data?.actor ?? null;
  const changes =
    mayChange && reader !== null ? newNumberChanges(lists, reader, new Date(now)) : [];
  return (
    <StatusLines>
      {changes.map(({ method, before, after, by, at }) => (
        <p key={`${at} ${method}`}>
          {texts.newNumbers(by, methodName(method), before, after)} <ExactTime at={at} now={now} />
        </p>
      ))}
    </StatusLines>
  );
}
