import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { daysOfVideos, isUnlimited } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { userStatsQuery } from '../api/stats';
import { useTexts } from '../texts/use-texts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  margin: '8px 0 0',
  color: theme.vars.palette.text.secondary,
}));

/**
 * How long the videos last at the rate of the latest downloads. Shows nothing when that cannot be
 * estimated, or when the videos are unlimited.
 */
export function VideoPace({ user }: { user: UserView }) {
  const texts = useTexts();
  const days = useVideoDays(user);
  return days === null ? null : <Line>{texts.plan.pace(user.balance, days)}</Line>;
}

/**
 * For how many days the videos last at the rate of the latest downloads; null when that cannot be estimated, or
 * when they are unlimited.
 */
export function useVideoDays(user: UserView): number | null {
  const { data, dataUpdatedAt } = useQuery(userStatsQuery(user.userId));
  const dates = data?.recentDownloads.map((item) => new Date(item.download_date)) ?? [];
  const balance = user.isExpired || isUnlimited(user.balance) ? 0 : user.balance;
  return daysOfVideos(balance, dates, new Date(dataUpdatedAt));
}
