import { styled } from '@mui/material/styles';
import type { ReleaseActionView, ReleasedPartView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { InlineHint, Panel } from '@portal/ui';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { type Fact, Facts } from './facts';
import { releasesQuery } from './releases-query';
import { texts as allTexts } from './texts';
import { versionFacts } from './version-facts';
import { NumbersProblem } from './version-numbers';

const texts = allTexts.releases;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '8px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** An action in words: 'Released user-portal 0.1.0-a → 0.1.0-b'. */
function actionInWords({ action, part, from, to, percent }: ReleaseActionView): string {
  const way = from !== null && to !== null ? `${from} → ${to}` : (to ?? from ?? '');
  const share = percent === null ? '' : texts.percent(percent);
  return [texts.actions[action], part, way, share].filter((word) => word !== '').join(' ');
}

function actionFact(action: ReleaseActionView, index: number, now: number): Fact {
  const { at, who, reason, refusal } = action;
  return {
    key: `${at} ${index}`,
    name: actionInWords(action),
    value: (
      <>
        {refusal}
        {reason !== null && `“${reason}”`}
        {texts.by(who)}
        <ExactTime at={at} now={now} />
      </>
    ),
  };
}

/** Live, tried and earlier versions of shell and portals, and who released when and why. Read only. */
export function ReleasesPanel() {
  const query = useQuery(releasesQuery);
  return (
    <Panel title={texts.title}>
      {query.data ? (
        <Releases {...query.data} now={query.dataUpdatedAt} />
      ) : (
        <LoadingOrFailed query={query} failed={texts.failed} rows={3} height={36} />
      )}
    </Panel>
  );
}

interface ReleasesProps {
  readonly parts: readonly ReleasedPartView[];
  readonly actions: readonly ReleaseActionView[];
  /** When the data was read, in epoch ms. */
  readonly now: number;
}

function Releases({ parts, actions, now }: ReleasesProps) {
  if (actions.length === 0 && parts.every(({ live }) => live === null)) {
    return <InlineHint>{texts.none}</InlineHint>;
  }
  return (
    <Grid>
      <div>
        {parts.map((part) => (
          <section key={part.name} aria-label={part.name}>
            <h3>{part.name}</h3>
            {part.live === null && part.canary === null && (part.staged ?? []).length === 0 ? (
              <InlineHint>{texts.notReleased}</InlineHint>
            ) : (
              <Facts label={texts.versionsOf(part.name)} facts={versionFacts(part, now)} />
            )}
          </section>
        ))}
        <NumbersProblem />
      </div>
      <section aria-label={texts.lastActions}>
        <h3>{texts.lastActions}</h3>
        {actions.length === 0 ? (
          <InlineHint>{texts.noActions}</InlineHint>
        ) : (
          <Facts
            label={texts.lastActions}
            facts={actions.map((action, index) => actionFact(action, index, now))}
          />
        )}
      </section>
    </Grid>
  );
}
