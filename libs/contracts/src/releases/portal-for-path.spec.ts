import { portalForPath } from './portal-for-path';

describe('the portal of an address', () => {
  it.each(['/admin', '/admin/', '/admin/login', '/admin/user/12'])('%s is the admin’s', (path) => {
    expect(portalForPath(path)).toBe('admin-portal');
  });

  it.each(['/', '/dashboard', '/administrators', '/plans/admin', '/nowhere'])(
    '%s is the subscriber’s',
    (path) => {
      expect(portalForPath(path)).toBe('user-portal');
    },
  );
});
