import { useSyncExternalStore } from 'react';

import { reloadPage } from '../platform/reload-page';
import { forgetPreview } from '../releases/preview';
import { notedPreview, notePreview, watchPreview } from '../releases/preview-state';
import { useTexts } from '../texts/use-texts';

function endPreview(): void {
  forgetPreview();
  reloadPage();
}

/**
 * One line at the end of the screen in a tab that previews a version: which one it is, and how to return to the
 * released one. Whoever may not preview reads so, and closes it.
 */
export function PreviewBanner() {
  const { preview: texts } = useTexts();
  const preview = useSyncExternalStore(watchPreview, notedPreview);
  if (preview === null) return null;
  const { portal, version, isShown } = preview;
  return (
    <aside className="preview-banner" aria-label={texts.label}>
      <p>{isShown ? texts.shown(portal, version) : texts.refused}</p>
      <button type="button" onClick={isShown ? endPreview : () => notePreview(null)}>
        {isShown ? texts.end : texts.close}
      </button>
    </aside>
  );
}
