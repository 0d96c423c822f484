import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import {
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeSwitches,
  noticeSwitchesBy,
  silencedGroup,
} from '@portal/rules';
import { useTexts } from '../../shared/notices/texts/use-texts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '4px 0', textAlign: 'start', fontWeight: 500 },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& thead th:not(:first-of-type), & td': { width: 64, padding: 0, textAlign: 'center' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface ChannelTableProps {
  readonly channels: NoticeSwitches;
  readonly onChange: (channels: NoticeSwitches) => void;
}

/** One switch for each group and channel. One that must stay on cannot be switched off. */
export function ChannelTable({ channels, onChange }: ChannelTableProps) {
  const { panel } = useTexts();
  const turned = (group: NoticeGroup, channel: NoticeChannel): NoticeSwitches =>
    noticeSwitchesBy((one, by) => channels[one][by] !== (one === group && by === channel));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{panel.kind}</th>
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {panel.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_GROUPS.map((group) => (
          <tr key={group}>
            <th scope="row">{panel.groups[group]}</th>
            {NOTICE_CHANNELS.map((channel) => {
              const change = turned(group, channel);
              const label = `${panel.groups[group]}: ${panel.channels[channel]}`;
              return (
                <td key={channel}>
                  <Checkbox
                    checked={channels[group][channel]}
                    disabled={silencedGroup(change) !== null}
                    onChange={() => onChange(change)}
                    slotProps={{ input: { 'aria-label': label } }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
