import {
  buildPath,
  type EarlierRelease,
  type PortalName,
  previewRelease,
  type PreviewedVersion,
} from '@portal/contracts';

import type { Candidate } from './candidates';
import { forgetPreview, wantedPreviewOf } from './preview';
import { notePreview } from './preview-state';

/** Answers to somebody who is not signed in as an administrator. */
const NOT_FOR_THEM = new Set([401, 403]);

async function ask(
  { portal, version }: PreviewedVersion,
  signal: AbortSignal,
): Promise<EarlierRelease | null> {
  // A plain fetch: a refusal does not mean that the subscriber of this tab is signed out.
  const response = await fetch(buildPath(previewRelease.path, { portal, version }), {
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  });
  if (NOT_FOR_THEM.has(response.status)) return null;
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}`);
  const { release } = (await response.json()) as { release: EarlierRelease | null };
  return release;
}

/**
 * The version of a portal that this tab previews, as the service names it to a signed-in administrator. Null for
 * everybody else, for a version that is not stored, and in a tab without a preview: they get what is released.
 * @throws Error when the service gives no answer: the released version must not pose as the preview.
 */
export async function findPreview(
  name: PortalName,
  signal: AbortSignal,
): Promise<Candidate | null> {
  const wanted = wantedPreviewOf(name);
  if (wanted === null) return null;
  const mark = { portal: wanted.portal, version: wanted.version };
  try {
    const earlier = await ask(wanted, signal);
    if (earlier !== null) {
      notePreview({ ...mark, isShown: true });
      return { contract: earlier.contract, earlier };
    }
  } catch (error) {
    // The mark also has the way back.
    notePreview({ ...mark, isShown: true });
    throw error;
  }
  forgetPreview();
  notePreview({ ...mark, isShown: false });
  return null;
}
