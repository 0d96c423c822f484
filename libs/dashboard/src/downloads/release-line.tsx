import { styled } from '@mui/material/styles';
import type { ReleaseName } from '@portal/rules';
import { tabularNumbers, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { FileName } from './file-name';
import { ReleaseTile } from './release-tile';
import { ServiceBadge } from './service-badge';

const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  minWidth: 0,
});

const Head = styled('span')({ display: 'flex', alignItems: 'baseline', gap: 12 });

const End = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  flex: 'none',
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
}));

// A name that is no title may be very long; all of it stands behind the row.
const Title = styled('b')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
}));

const Facts = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginTop: 3,
  color: theme.vars.palette.text.secondary,
  '& > span': { maxWidth: '100%', whiteSpace: 'nowrap' },
}));

const Quality = styled('span')(({ theme }) => ({
  padding: '0 6px',
  borderRadius: 5,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

/** Props of ReleaseLine. */
export interface ReleaseLineProps {
  readonly release: ReleaseName;
  /** Name of the streaming service. */
  readonly service: string;
  /** Whether the service is also named. */
  readonly withService: boolean;
  /** Shown instead of the quality in the name. */
  readonly quality?: string;
  /** Beside the title, such as the time. */
  readonly end?: ReactNode;
}

/** A file as people speak of it: title, 'S02 · E05', year, quality and streaming service. */
export function ReleaseLine({ release, service, withService, quality, end }: ReleaseLineProps) {
  const { downloads } = useTexts();
  const { digits } = useFormats();
  const part = downloads.part(release);
  const shownQuality = quality || release.quality;
  return (
    <Line>
      <ReleaseTile title={release.title} service={service} />
      <span>
        <Head>
          <Title>
            <FileName>{release.title}</FileName>
          </Title>
          {end && <End>{end}</End>}
        </Head>
        <Facts>
          {part && <span>{part}</span>}
          {release.year !== null && <span>{digits(release.year)}</span>}
          {shownQuality && <Quality>{shownQuality}</Quality>}
          {withService && <ServiceBadge name={service} />}
        </Facts>
      </span>
    </Line>
  );
}
