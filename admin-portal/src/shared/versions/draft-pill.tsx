import { StatusPill } from '@portal/ui';
import { versionTexts } from './version-texts';

/** Whether a panel shows what is in effect, or has changes that are not published. */
export function DraftPill({ isChanged }: { readonly isChanged: boolean }) {
  return (
    <StatusPill tone={isChanged ? 'warning' : 'success'}>
      {isChanged ? versionTexts.edited : versionTexts.inEffect}
    </StatusPill>
  );
}
