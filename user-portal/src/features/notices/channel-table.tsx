import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import {
  type ChannelSwitches,
  type KindSwitches,
  mayUseChannel,
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  type NoticeChannel,
  noticeKindsOf,
  silencedKind,
  type UserNoticeKind,
} from '@portal/rules';
import { useTexts } from '../../shared/notices/texts/use-texts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '4px 8px 4px 0', textAlign: 'start', fontWeight: 400 },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& thead th:not(:first-of-type), & td': { width: 64, padding: 0, textAlign: 'center' },
  '& th[scope="rowgroup"]': { ...theme.typography.subtitle2, paddingTop: 16 },
  // With its mark of 24 px a target of 44 px.
  '& .MuiCheckbox-root': { padding: 10 },
  '& tr:has(> [scope="row"])': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface ChannelTableProps {
  readonly kinds: KindSwitches;
  /** Called with the switches of the kind that the user changed. */
  readonly onChange: (change: Partial<KindSwitches>) => void;
}

/** One switch for each kind and channel, kinds of a group together. One that must stay on cannot be switched off. */
export function ChannelTable({ kinds, onChange }: ChannelTableProps) {
  const { panel } = useTexts();
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
      {NOTICE_GROUPS.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={1 + NOTICE_CHANNELS.length}>
              {panel.groups[group]}
            </th>
          </tr>
          {noticeKindsOf(group).map((kind) => (
            <KindRow key={kind} kind={kind} kinds={kinds} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

interface KindRowProps extends ChannelTableProps {
  readonly kind: UserNoticeKind;
}

function KindRow({ kind, kinds, onChange }: KindRowProps) {
  const { panel } = useTexts();
  const name = panel.kinds[kind];
  const turned = (channel: NoticeChannel): Partial<Record<UserNoticeKind, ChannelSwitches>> => ({
    [kind]: { ...kinds[kind], [channel]: !kinds[kind][channel] },
  });
  return (
    <tr>
      <th scope="row">{name}</th>
      {NOTICE_CHANNELS.map((channel) => {
        const change = turned(channel);
        const mustStay = silencedKind({ ...kinds, ...change }) !== null;
        return (
          <td key={channel}>
            {mayUseChannel(kind, channel) ? (
              <Checkbox
                checked={kinds[kind][channel]}
                disabled={mustStay}
                onChange={() => onChange(change)}
                slotProps={{ input: { 'aria-label': `${name}: ${panel.channels[channel]}` } }}
              />
            ) : (
              <span role="img" aria-label={panel.notByChannel}>
                –
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
