import { styled } from '@mui/material/styles';
import { PLAN_PACKAGES } from '@portal/rules';
import { counted, Field, FieldLabel } from '@portal/ui';
import { QUICK_DAYS, QUICK_VIDEOS } from '../actions/quick-amounts';
import { videosText } from '../actions/videos-text';
import { QuickPicks } from './quick-picks';
import { texts } from './texts';
import type { BulkForm } from './use-bulk-form';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', gap: 10, alignContent: 'start' },
}));

const Packages = styled('div')({ display: 'grid', gap: 8 });

type AmountName = 'days' | 'videos';

/** Days and videos of a bulk action. The kind `add` also offers packages and presets. */
export function AmountFields({ form }: { readonly form: BulkForm }) {
  const { kind, entries, fill } = form;
  const field = (name: AmountName, label: string) => (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      readOnly={form.busy}
      aria-invalid={form.refused === name}
      value={entries[name]}
      onChange={({ target }) => fill({ [name]: target.value })}
    />
  );
  const quick = (name: AmountName, amounts: readonly number[], say: (amount: number) => string) =>
    amounts.map((amount) => ({
      label: say(amount),
      isPicked: entries[name] === String(amount),
      onPick: () => fill({ [name]: String(amount) }),
    }));
  if (kind !== 'add') {
    return (
      <Pair>
        {field('days', kind === 'set' ? texts.daysLeft : texts.days)}
        {field('videos', kind === 'set' ? texts.videosLeft : texts.videos)}
      </Pair>
    );
  }
  const packages = PLAN_PACKAGES.map(({ days, videos }) => ({
    label: texts.package(days, videosText(videos)),
    isPicked: entries.days === String(days) && entries.videos === String(videos),
    onPick: () => fill({ days: String(days), videos: String(videos) }),
  }));
  return (
    <>
      <Packages>
        <FieldLabel as="span">{texts.packages}</FieldLabel>
        <QuickPicks label={texts.packages} picks={packages} />
      </Packages>
      <Pair>
        <div>
          {field('days', texts.days)}
          <QuickPicks
            label={texts.quickDays}
            picks={quick('days', QUICK_DAYS, (days) => counted(days, 'day'))}
          />
        </div>
        <div>
          {field('videos', texts.videos)}
          <QuickPicks label={texts.quickVideos} picks={quick('videos', QUICK_VIDEOS, videosText)} />
        </div>
      </Pair>
    </>
  );
}
