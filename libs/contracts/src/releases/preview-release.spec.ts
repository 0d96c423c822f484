import { previewLink, previewName, readPreviewName } from './preview-release';

describe('the name of a previewed version', () => {
  const previewed = { portal: 'admin-portal', version: '0.1.0-3f2a9c10be' } as const;

  it('is read back from its link', () => {
    expect(previewLink(previewed)).toBe('/admin/?preview=admin-portal@0.1.0-3f2a9c10be');
    expect(previewLink({ ...previewed, portal: 'user-portal' })).toMatch(/^\/\?preview=user-/);
    expect(readPreviewName(previewName(previewed))).toEqual(previewed);
  });

  it.each([
    null,
    '',
    'user-portal',
    'user-portal@',
    'shell@1.0.0',
    'user-portal@../x',
    'user-portal@a/b',
  ])('has one form only: %p is none', (value) => {
    expect(readPreviewName(value)).toBeNull();
  });
});
