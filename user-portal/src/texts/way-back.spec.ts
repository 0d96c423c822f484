import { legal } from '../features/legal/texts/bn/legal';
import { buying } from '../shared/sales/texts/bn/buying';
import { password } from './bn/password';
import { profile } from './bn/profile';

test('the way back to the dashboard has one name on every screen in Bangla, as in English', () => {
  const names = [legal.back, buying.back, password.back, profile.back];
  expect(new Set(names)).toEqual(new Set(['ড্যাশবোর্ডে ফিরুন']));
});
