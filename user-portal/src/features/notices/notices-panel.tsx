import { useQuery } from '@portal/query';
import { readSwitches } from '@portal/rules';
import { ErrorState, InlineHint, Panel, type PanelFold, SkeletonRows } from '@portal/ui';
import { useTexts } from '../../shared/notices/texts/use-texts';
import { ChannelTable } from './channel-table';
import { preferencesQuery } from './preferences-query';
import { PushPart } from './push/push-part';
import { QuietHoursFields } from './quiet-hours';
import { useSavePreferences } from './use-save-preferences';

/** Section 'Notices' of the account: what the user is notified of, by which channel and when. */
export function NoticesPanel({ userId, fold }: { userId: number; fold: PanelFold }) {
  const texts = useTexts();
  const { panel } = texts;
  const { data, isError, refetch } = useQuery(preferencesQuery(userId));
  const { save, saving } = useSavePreferences(userId);
  return (
    <Panel
      title={panel.title}
      hint={panel.hint}
      fold={fold}
      action={<InlineHint>{saving ? panel.saving : ''}</InlineHint>}
    >
      {data ? (
        <>
          <ChannelTable
            kinds={readSwitches(data.preferences)}
            onChange={(kinds) => save({ kinds })}
          />
          <InlineHint>{panel.kept}</InlineHint>
          <QuietHoursFields
            quietHours={data.preferences.quietHours}
            timeZone={data.timeZone}
            onChange={(quietHours) => save({ quietHours })}
          />
          <PushPart userId={userId} />
        </>
      ) : isError ? (
        <ErrorState
          message={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={6} height={44} />
      )}
    </Panel>
  );
}
