import { CardPlaceholder } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { readSwitches } from '@portal/rules';
import { InlineHint, Panel, type PanelFold } from '@portal/ui';
import { useTexts } from '../../shared/notices/texts/use-texts';
import { ChannelTable } from './channel-table';
import { preferencesQuery } from './preferences-query';
import { PushPart } from './push/push-part';
import { QuietHoursFields } from './quiet-hours';
import { useSavePreferences } from './use-save-preferences';

/** Section 'Notices' of the account: what the user is notified of, by which channel and when. */
export function NoticesPanel({ userId, fold }: { userId: number; fold: PanelFold }) {
  const { panel } = useTexts();
  const query = useQuery(preferencesQuery(userId));
  const { data } = query;
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
      ) : (
        <CardPlaceholder query={query} count={6} height={44} />
      )}
    </Panel>
  );
}
