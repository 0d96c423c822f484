import {
  areReminderDays,
  DETAIL_FIELDS,
  detailChanges,
  detailFaults,
  detailsInEffect,
  type ServiceDetails,
} from './service-details';

const DETAILS: ServiceDetails = {
  name: 'Dhara',
  botUrl: 'https://t.me/dhara_bot',
  ...{ supportBotUrl: null, supportContactUrl: null, channelUrl: null },
  reminderDays: [7, 3, 1],
};

it('details without a fault can be published', () => {
  expect(detailFaults(DETAILS)).toEqual([]);
});

it.each<[string, Partial<ServiceDetails>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 41 characters', { name: 'x'.repeat(41) }, 'name'],
  ['an address of another kind', { channelUrl: 'javascript:alert(1)' }, 'address'],
  ['an address with a space', { botUrl: 'https://t.me/a b' }, 'address'],
  ['an address of 201 characters', { botUrl: `https://${'x'.repeat(193)}` }, 'address'],
  ['a day that is none', { reminderDays: [0] }, 'reminders'],
])('%s is a fault of its field', (_what, change, fault) => {
  const [field] = Object.keys(change);
  expect(detailFaults({ ...DETAILS, ...change })).toEqual([{ field, fault }]);
});

it('days of reminders are whole, from 1 to 60, each once, at most six, or none', () => {
  for (const days of [[], [60, 1], [6, 5, 4, 3, 2, 1]]) expect(areReminderDays(days)).toBe(true);
  for (const days of [[61], [1.5], [3, 3], [7, 6, 5, 4, 3, 2, 1], [Number.NaN]]) {
    expect(areReminderDays(days)).toBe(false);
  }
});

it('a locked field has the value of the environment, whatever was published', () => {
  const environment = { ...DETAILS, name: 'Environment', reminderDays: [5] };
  const published = { ...DETAILS, name: 'Published', reminderDays: [9] };
  expect(detailsInEffect(published, environment, ['name'])).toEqual({
    ...published,
    name: 'Environment',
  });
  expect(detailsInEffect(published, environment, DETAIL_FIELDS)).toEqual(environment);
});

it('differences name each field with its value before and after', () => {
  const after = { ...DETAILS, botUrl: null, reminderDays: [14, 7] };
  expect(detailChanges(DETAILS, after)).toEqual([
    { field: 'botUrl', before: 'https://t.me/dhara_bot', after: '' },
    { field: 'reminderDays', before: '7, 3, 1', after: '14, 7' },
  ]);
  expect(detailChanges(DETAILS, DETAILS)).toEqual([]);
});
