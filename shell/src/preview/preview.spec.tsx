import { type EarlierRelease, previewRelease } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  openScreen,
  refuse,
  requestsOf,
} from '@portal/screen-testing';

import { reloadPage } from '../platform/reload-page';
import { findPreview } from '../releases/find-preview';
import { takePreviewLink, wantedPreviewOf } from '../releases/preview';
import { notePreview } from '../releases/preview-state';
import { PreviewBanner } from './preview-banner';

// The real one loads the page again, and jsdom has no navigation.
jest.mock('../platform/reload-page', () => ({ reloadPage: jest.fn() }));

const VERSION = '0.1.0-3f2a9c10be';
const PREVIEWED = { portal: 'user-portal', version: VERSION } as const;
const LINK = `/plans?from=chat&preview=user-portal@${VERSION}#top`;
const RECORD: EarlierRelease = {
  version: VERSION,
  contract: 2,
  record: `/remotes/user-portal/${VERSION}/release.json`,
  integrity: 'sha384-x',
};
const { signal } = new AbortController();

function openLink(link: string): void {
  history.replaceState(null, '', link);
  takePreviewLink();
}

afterEach(() => notePreview(null));

describe('a link to a preview', () => {
  it('is remembered for the tab and taken out of the address, which keeps everything else', () => {
    openLink(LINK);
    expect(location.pathname + location.search + location.hash).toBe('/plans?from=chat#top');
    expect(wantedPreviewOf('user-portal')).toEqual(PREVIEWED);
    expect(wantedPreviewOf('admin-portal')).toBeNull();
  });

  it.each(['user-portal@../../evil', 'shell@1.0.0', ''])('that names %p opens nothing', (name) => {
    openLink(`/?preview=${name}`);
    expect(location.search).toBe('');
    expect(wantedPreviewOf('user-portal')).toBeNull();
  });
});

describe('the version that is previewed', () => {
  beforeEach(() => openLink(LINK));

  it('is the one that the service names to an administrator, with the hash of its record', async () => {
    given(answer(previewRelease, { release: RECORD }));
    expect(await findPreview('user-portal', signal)).toEqual({ contract: 2, earlier: RECORD });
    expect(requestsOf(previewRelease).map(({ params }) => params)).toEqual([PREVIEWED]);
  });

  it('is none for the other portal, and the service is not asked', async () => {
    expect(await findPreview('admin-portal', signal)).toBeNull();
    expect(requestsOf(previewRelease)).toEqual([]);
  });

  it.each([
    ['strangers and subscribers', refuse(previewRelease, 'sessions/required')],
    ['administrators without the right', refuse(previewRelease, 'sessions/forbidden')],
    ['administrators, when it is not stored', answer(previewRelease, { release: null })],
  ])('is none for %s, and the tab forgets it', async (_who, refusal) => {
    given(refusal);
    expect(await findPreview('user-portal', signal)).toBeNull();
    expect(wantedPreviewOf('user-portal')).toBeNull();
  });

  it('is not replaced by the released one while the service does not answer', async () => {
    given(refuse(previewRelease, 'service/unavailable'));
    await expect(findPreview('user-portal', signal)).rejects.toThrow('503');
    expect(wantedPreviewOf('user-portal')).toEqual(PREVIEWED);
  });
});

describe('the mark on the screen', () => {
  beforeEach(() => openLink(LINK));

  it('names the previewed version, and ends the preview', async () => {
    given(answer(previewRelease, { release: RECORD }));
    await findPreview('user-portal', signal);
    const screen = await openScreen(<PreviewBanner />);
    const mark = screen.getByRole('complementary', { name: 'Preview' });
    expect(mark.textContent).toContain(`Preview of user-portal ${VERSION}`);
    await expectAccessible();
    await screen.user.click(screen.getByRole('button', { name: 'End preview' }));
    expect(wantedPreviewOf('user-portal')).toBeNull();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('says to others why they see the released version, in their language, until they close it', async () => {
    given(refuse(previewRelease, 'sessions/required'));
    await findPreview('user-portal', signal);
    const screen = await openScreen(<PreviewBanner />, { language: 'bn' });
    const mark = screen.getByRole('complementary', { name: 'প্রিভিউ' });
    expect(mark.textContent).toContain('শুধু সাইন ইন করা অ্যাডমিনদের জন্য');
    await screen.user.click(screen.getByRole('button', { name: 'বন্ধ করুন' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
