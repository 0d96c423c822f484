import Button from '@mui/material/Button';
import { lazyScreen } from '@portal/router';
import { PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import type { ComponentType } from 'react';

/** As high as a button, and nothing to see, to reach or to read. */
const ROOM = <Button style={{ visibility: 'hidden' }} disabled aria-hidden />;

/**
 * The screen of a tab in its own chunk. Until it is there, its heading says where one is, above grey rows in the
 * shape of a list: a change of the tab never shows an empty page.
 * @param title heading of the screen.
 * @param load imports the chunk and returns the component.
 * @param hasActions whether buttons come beside the heading. Then it stands where it will stand beside them.
 */
export function lazyTab(
  title: string,
  load: () => Promise<ComponentType>,
  hasActions = false,
): ComponentType {
  return lazyScreen(
    load,
    <>
      <PageHeader title={title} action={hasActions && ROOM} />
      <PaddedCard aria-busy>
        <SkeletonRows count={8} height={36} />
      </PaddedCard>
    </>,
  );
}
