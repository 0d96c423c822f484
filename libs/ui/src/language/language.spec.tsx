import { pickedLanguage } from './language';

afterEach(() => {
  delete document.documentElement.dataset['platformLanguage'];
  localStorage.clear();
});

test.each([
  ['bn', 'bn'],
  ['bn-BD', 'bn'],
  ['en', 'en'],
  ['hi', 'en'],
])('who has picked no language sees that of a Telegram client in %s: %s', (client, shown) => {
  document.documentElement.dataset['platformLanguage'] = client;
  expect(pickedLanguage.read()).toBe(shown);
});

test('a picked language stays, whatever the client speaks', () => {
  pickedLanguage.write('en');
  document.documentElement.dataset['platformLanguage'] = 'bn';
  expect(pickedLanguage.read()).toBe('en');
});
