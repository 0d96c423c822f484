import { styled } from '@mui/material/styles';
import type { OttStat } from '@portal/contracts';
import { popularityBarPercent, toCsv } from '@portal/rules';
import { EmptyState, Panel, tabularNumbers, useFormats } from '@portal/ui';
import { texts } from '../../texts';
import { CsvButton } from './insights/csv-button';
import { rankColour } from './rank-colours';
import { ServiceMark } from './service-mark';

const List = styled('ol')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '28px 32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 12px',
});

const Rank = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  textAlign: 'right',
  color: theme.vars.palette.text.secondary,
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Value = styled('span')(({ theme }) => ({ ...theme.typography.body2, ...tabularNumbers }));

const Track = styled('span')(({ theme }) => ({
  gridColumn: '3 / -1',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
}));

const Bar = styled('span')({ display: 'block', height: '100%', borderRadius: 3 });

/** 'Most Popular OTT Services': a ranking with bars in ten colours. */
export function PopularityList({ services }: { services: readonly OttStat[] }) {
  const formats = useFormats();
  const { analytics } = texts;
  const highest = services[0]?.value ?? 0;
  return (
    <Panel
      title={analytics.popular}
      action={
        <CsvButton
          of={analytics.popular}
          file="popular_services.csv"
          text={() =>
            toCsv([['service', 'downloads'], ...services.map((one) => [one.name, one.value])])
          }
        />
      }
    >
      {services.length === 0 ? (
        <EmptyState>{analytics.noServices}</EmptyState>
      ) : (
        <List aria-label={analytics.popular}>
          {services.map(({ name, value }, place) => (
            <Row key={name}>
              <Rank>{formats.digits(place + 1)}</Rank>
              <ServiceMark name={name} colour={rankColour(place)} />
              <Name title={name}>{name}</Name>
              <Value>{formats.count(value)}</Value>
              <Track aria-hidden>
                <Bar
                  style={{
                    width: `${popularityBarPercent(value, highest)}%`,
                    background: rankColour(place),
                  }}
                />
              </Track>
            </Row>
          ))}
        </List>
      )}
    </Panel>
  );
}
