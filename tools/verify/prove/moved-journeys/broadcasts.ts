import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/features/broadcasts';

export const broadcasts: MovedJourney = {
  journey: 'e2e/journeys/admin/broadcasts.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/broadcasts-tab.spec.tsx`,
  tests: [
    {
      sentence:
        'a create form: a required message, a schedule date, a time enabled only once a date is set',
      test: 'has a required message',
      fault: {
        file: `${FOLDER}/use-broadcast-form.ts`,
        from: "change.date === '' ? { time: '' } : {}",
        to: "change.date === '' ? {} : {}",
      },
    },
    {
      sentence: 'it is scheduled in the zone of the service, for a part of the users',
      test: 'schedules in the zone',
      fault: {
        file: `${FOLDER}/use-broadcast-form.ts`,
        from: 'instantOfWallTime({ day: date, time }, timeZone)',
        to: "instantOfWallTime({ day: date, time }, 'UTC')",
      },
    },
    {
      sentence: "editing shows 'Cancel' and 'Update'",
      test: "editing shows 'Cancel'",
      fault: {
        file: `${FOLDER}/use-broadcast-form.ts`,
        from: 'const { text: message, segment, scheduledAt } = edited;',
        to: "const { segment, scheduledAt } = edited;\n  const message = '';",
      },
    },
    {
      sentence: "deleting asks first and says 'Broadcast deleted!'",
      test: 'deleting asks first',
      fault: { file: `${FOLDER}/broadcast-card.tsx`, from: 'done: texts.deleted,', to: '' },
    },
    {
      sentence: 'the history has badges Scheduled, Active and Expired',
      test: 'has badges Scheduled',
      fault: {
        file: `${FOLDER}/broadcast-card.tsx`,
        from: 'formats.dateTime(createdAt)',
        to: 'createdAt',
      },
    },
    {
      sentence: 'it may be empty or fail',
      test: 'may be empty or fail',
      fault: {
        file: `${FOLDER}/broadcasts-tab.tsx`,
        from: '{data?.broadcasts.length === 0 && (',
        to: '{data?.broadcasts.length === 9 && (',
      },
    },
  ],
};
