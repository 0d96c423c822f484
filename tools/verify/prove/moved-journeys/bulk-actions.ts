import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/features/bulk-actions';
const DIALOG = 'admin-portal/src/shared/bulk-actions';
const SELECTION = 'admin-portal/src/shared/selection/use-user-selection.ts';
const JOURNEY = { journey: 'e2e/journeys/admin/bulk-actions.spec.ts', before: 'd7661335' };

export const bulkSelection: MovedJourney = {
  ...JOURNEY,
  spec: 'admin-portal/src/features/users/user-selection.spec.tsx',
  tests: [
    {
      sentence: 'the selection is kept over pages',
      test: 'is kept over pages',
      fault: {
        file: SELECTION,
        from: 'new Set(isWhole ? pageIds : ids)',
        to: 'new Set(isWhole ? pageIds : pageIds.filter((id) => ids.has(id)))',
      },
    },
    {
      sentence: 'and takes ranges',
      test: 'takes ranges with Shift',
      fault: {
        file: 'admin-portal/src/shared/selection/select-boxes.tsx',
        from: 'selection.toggle(userId, { range })',
        to: 'selection.toggle(userId, { range: range && false })',
      },
    },
    {
      sentence: 'the whole list is one selection that ends with another filter',
      test: 'grows to the whole list',
      fault: {
        file: SELECTION,
        from: 'if (whole !== null && whole !== key) setWhole(null);',
        to: 'if (whole !== null && whole !== key) setWhole(key);',
      },
    },
    {
      sentence: 'packages and quick days fill the form; days or videos are required',
      test: 'has packages and quick days',
      fault: {
        file: `${DIALOG}/read-action.ts`,
        from: 'action.days + action.videos > 0',
        to: 'action.days + action.videos >= 0',
      },
    },
    {
      sentence: 'a refused preview says why at the form',
      test: 'shows why a preview is refused',
      fault: {
        file: `${DIALOG}/use-bulk-form.ts`,
        from: '(planning.busy ? null : planning.error)',
        to: '(planning.busy ? planning.error : null)',
      },
    },
    {
      sentence: 'who may not freeze is not offered it',
      test: 'does not offer to freeze',
      fault: {
        file: `${DIALOG}/kinds.ts`,
        from: "  freeze: 'accounts',",
        to: "  freeze: 'plans',",
      },
    },
    {
      sentence: 'who may do no bulk actions sees no boxes',
      test: 'who may do no bulk actions',
      fault: { file: SELECTION, from: "useMay('bulk')", to: "useMay('read')" },
    },
  ],
};

export const bulkActions: MovedJourney = {
  ...JOURNEY,
  spec: `${FOLDER}/bulk-actions-tab.spec.tsx`,
  tests: [
    {
      sentence: 'two users are previewed before and after',
      test: 'shows users before and after',
      fault: {
        file: `${FOLDER}/row-columns.tsx`,
        from: '[column.say(row.before), column.say(row.after)]',
        to: '[column.say(row.after), column.say(row.after)]',
      },
    },
    {
      sentence: 'Start says how many users change and how many stay',
      test: 'shows users before and after',
      fault: {
        file: `${FOLDER}/action-buttons.tsx`,
        from: 'const rest = total - outcomes.pending;',
        to: 'const rest = outcomes.pending - total;',
      },
    },
    {
      sentence: 'who is frozen already stays unchanged, and the results are filtered',
      test: 'of users to freeze',
      fault: {
        file: `${FOLDER}/action-rows.tsx`,
        from: 'onPick={(value) => params.set({ outcome: value })}',
        to: 'onPick={() => params.set({ outcome: null })}',
      },
    },
    {
      sentence: 'a preview older than an hour says so',
      test: 'older than an hour says so',
      fault: {
        file: `${FOLDER}/action-page.tsx`,
        from: 'DRAFT_MS = 60 * MINUTE_MS',
        to: 'DRAFT_MS = 62 * MINUTE_MS',
      },
    },
    {
      sentence: 'and offers to plan again',
      test: 'older than an hour says so',
      fault: {
        file: `${DIALOG}/use-plan-action.ts`,
        from: '{ replace, state: { selection } }',
        to: '{ replace, state: null }',
      },
    },
    {
      sentence: 'a running bulk action is asked for each second',
      test: 'is read each second',
      fault: { file: `${FOLDER}/bulk-queries.ts`, from: 'POLL_MS = 1_000', to: 'POLL_MS = 60_000' },
    },
    {
      sentence: 'and no more once it has ended',
      test: 'is read each second',
      fault: {
        file: `${FOLDER}/bulk-queries.ts`,
        from: 'query.state.data && isUnderWay(query.state.data.state) ?',
        to: 'query.state.data ?',
      },
    },
    {
      sentence: 'a bulk action of many is stopped and goes on, with a progress bar',
      test: 'is stopped and goes on',
      fault: {
        file: `${FOLDER}/action-page.tsx`,
        from: "(isUnderWay(action.state) || action.state === 'stopped') &&",
        to: 'isUnderWay(action.state) &&',
      },
    },
    {
      sentence: "'No bulk actions yet.'; what cannot be read says why and is tried again",
      test: 'that cannot be read is tried again',
      fault: {
        file: `${FOLDER}/actions-list.tsx`,
        from: 'isEmpty={({ bulkActions }) => bulkActions.length === 0}',
        to: 'isEmpty={() => false}',
      },
    },
  ],
};
