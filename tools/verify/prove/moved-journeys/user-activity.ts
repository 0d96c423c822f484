import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/shared/user-activity';

export const notes: MovedJourney = {
  journey: 'e2e/journeys/admin/notes.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/notes-and-tags.spec.tsx`,
  tests: [
    {
      sentence: 'a note needs a text, is added, and the field is empty again',
      test: 'needs a text',
      fault: { file: `${FOLDER}/note-form.tsx`, from: "      setText('');\n", to: '' },
    },
    {
      sentence: 'nothing is lost when it fails; at most 1,000 characters',
      test: 'of more than 1,000 characters',
      fault: {
        file: `${FOLDER}/note-form.tsx`,
        from: "note !== '' && left >= 0",
        to: "note !== ''",
      },
    },
    {
      sentence: 'deleting asks before, and moves the focus to the list',
      test: 'is deleted after a confirmation',
      fault: {
        file: `${FOLDER}/note-list.tsx`,
        from: 'onDone: () => list.current?.focus(),',
        to: '',
      },
    },
    {
      sentence:
        "notes that cannot be read say 'Failed to fetch notes.' and are read with another try",
      test: 'notes that cannot be read',
      fault: {
        file: 'admin-portal/src/shared/lists/loading-or-failed.tsx',
        from: 'errorUpdateCount > 0',
        to: 'errorUpdateCount > 9',
      },
    },
    {
      sentence: 'tags are typed or picked from those in use',
      test: 'are typed or picked',
      fault: {
        file: `${FOLDER}/tags-panel.tsx`,
        from: 'saving.run([...tags, tag])',
        to: 'saving.run([tag])',
      },
    },
    {
      sentence: 'and lead to the users who have them',
      test: 'are typed or picked',
      fault: {
        file: `${FOLDER}/tag-chips.tsx`,
        from: 'paths.tagged(tag)',
        to: "paths.tab('users')",
      },
    },
    {
      sentence: 'tags are removed',
      test: 'are removed; then the field',
      fault: {
        file: `${FOLDER}/tags-panel.tsx`,
        from: 'tags.filter((one) => one !== tag)',
        to: 'tags.filter((one) => one === tag)',
      },
    },
    {
      sentence: 'who may only read sees notes and tags, and nothing to change them with',
      test: 'who may only read sees notes and tags',
      fault: {
        file: `${FOLDER}/notes-panel.tsx`,
        from: "useMay('accounts')",
        to: "useMay('read')",
      },
    },
  ],
};

export const timeline: MovedJourney = {
  journey: 'e2e/journeys/admin/timeline.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/timeline.spec.tsx`,
  tests: [
    {
      sentence: 'the timeline tells what happened in words, newest first',
      test: 'tells what happened in words',
      fault: {
        file: `${FOLDER}/timeline-text.ts`,
        from: "admin: 'by hand'",
        to: "admin: 'by admin'",
      },
    },
    {
      sentence: 'and shows one kind alone',
      test: 'shows one kind alone',
      fault: { file: `${FOLDER}/activity-queries.ts`, from: '...(kind && { kind }), ', to: '' },
    },
    {
      sentence:
        "'Show older' is read with another try, and the focus moves to the first older entry",
      test: "'Show older' goes on",
      fault: {
        file: `${FOLDER}/older-entries.tsx`,
        from: 'first.current?.focus({ preventScroll: true })',
        to: 'first.current?.blur()',
      },
    },
    {
      sentence: 'a timeline that cannot be read says so and is read with another try',
      test: 'that cannot be read says so',
      fault: {
        file: 'admin-portal/src/shared/lists/loading-or-failed.tsx',
        from: 'errorUpdateCount > 0',
        to: 'errorUpdateCount > 9',
      },
    },
  ],
};
