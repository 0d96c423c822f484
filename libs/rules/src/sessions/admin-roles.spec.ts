import { ADMIN_PERMISSIONS, ADMIN_ROLES, isAdminRole, roleMay } from './admin-roles';

const permissionsOf = (role: (typeof ADMIN_ROLES)[number]) =>
  ADMIN_PERMISSIONS.filter((permission) => roleMay(role, permission));

describe('roles of administrators', () => {
  it('an owner may do everything', () => {
    expect(permissionsOf('owner')).toEqual(ADMIN_PERMISSIONS);
  });

  it('finance looks, moves days, videos and money, also of many, and reads the audit', () => {
    expect(permissionsOf('finance')).toEqual(['read', 'plans', 'money', 'inbox', 'bulk', 'audit']);
  });

  it('support looks, also at money that waits, and helps users one by one, with messages and tasks', () => {
    const permissions = ['read', 'accounts', 'plans', 'inbox', 'messages', 'queue'];
    expect(permissionsOf('support')).toEqual(permissions);
  });

  it('a viewer only looks', () => {
    expect(permissionsOf('viewer')).toEqual(['read']);
  });

  it('are these four and no other word', () => {
    expect(ADMIN_ROLES.every(isAdminRole)).toBe(true);
    expect(['', 'Owner', 'admin', 'constructor'].filter(isAdminRole)).toEqual([]);
  });
});
