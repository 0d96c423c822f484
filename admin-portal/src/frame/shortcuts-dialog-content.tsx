import { styled } from '@mui/material/styles';
import { type Closable, DialogFrame } from '@portal/ui';
import { DialogBody } from '../shared/actions/dialog-body';
import { useRole } from '../shared/access/use-may';
import { texts } from '../texts';
import { tabsFor } from './admin-tabs';
import { GO_KEY, HELP_KEY } from './use-shortcuts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '6px 24px',
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& kbd': {
    ...theme.typography.caption,
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 5,
  },
}));

/** All shortcuts that the role may use. */
export function ShortcutsDialogContent({ onClose }: Closable) {
  const tabs = tabsFor(useRole());
  return (
    <DialogFrame title={texts.shortcuts.title} closeLabel={texts.shortcuts.close} onClose={onClose}>
      <DialogBody>
        <List>
          <div>
            <dt>{texts.shortcuts.palette}</dt>
            <dd>
              <kbd>Ctrl</kbd> <kbd>K</kbd>
            </dd>
          </div>
          <div>
            <dt>{texts.shortcuts.help}</dt>
            <dd>
              <kbd>{HELP_KEY}</kbd>
            </dd>
          </div>
          {tabs.map(({ id, label, key }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <kbd>{GO_KEY}</kbd> {texts.shortcuts.between} <kbd>{key}</kbd>
              </dd>
            </div>
          ))}
        </List>
      </DialogBody>
    </DialogFrame>
  );
}
