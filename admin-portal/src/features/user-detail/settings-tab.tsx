import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { useMay } from '../../shared/access/use-may';
import { DeleteUser } from './delete-user';
import { ServiceStats } from './service-stats';
import { SettingsForm } from './settings-form';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

interface SettingsTabProps {
  readonly user: UserView;
  readonly onDeleted: () => void;
}

/** 'Settings & Stats': downloads per service, three settings, and Save, Reset, Delete. */
export function SettingsTab({ user, onDeleted }: SettingsTabProps) {
  const mayDelete = useMay('erase');
  return (
    <Stack>
      <ServiceStats userId={user.userId} />
      <SettingsForm user={user}>
        {mayDelete && <DeleteUser user={user} onDeleted={onDeleted} />}
      </SettingsForm>
    </Stack>
  );
}
