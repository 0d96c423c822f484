import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/features/user-manager';
const ACTIONS = `${FOLDER}/actions`;
const JOURNEY = { journey: 'e2e/journeys/admin/user-manager.spec.ts', before: 'd7661335' };

export const userManager: MovedJourney = {
  ...JOURNEY,
  spec: `${FOLDER}/user-manager-tab.spec.tsx`,
  tests: [
    {
      sentence: "'Enter User ID or Full Name...' finds by id or name, stands in the address",
      test: 'finds by name',
      fault: {
        file: `${FOLDER}/use-managed-user.ts`,
        from: 'TAB : paths.manage(userId)',
        to: 'TAB : TAB',
      },
    },
    {
      sentence:
        "and says 'Please enter a User ID or Name.', 'User not found.' or 'Failed to connect to the server.'",
      test: "says 'Please enter a User ID or Name.'",
      fault: {
        file: `${FOLDER}/search-form.tsx`,
        from: 'message={isEmpty ? searchTexts.empty : finding.error}',
        to: 'message={isEmpty ? searchTexts.empty : searchTexts.failed}',
      },
    },
    {
      sentence: "'Failed to fetch user details.', and another try",
      test: 'a user who cannot be read',
      fault: {
        file: `${FOLDER}/managed-user.tsx`,
        from: 'onRetry={() => void refetch()}',
        to: 'onRetry={() => void refetch}',
      },
    },
    {
      sentence:
        "History: the user's downloads with search, an empty state and 'Failed to fetch history.'",
      test: "History: 'Failed to fetch history.'",
      fault: {
        file: `${ACTIONS}/history-dialog.tsx`,
        from: '{historyTexts.empty}',
        to: '{historyTexts.failed}',
      },
    },
    {
      sentence: "Edit Profile says 'User updated successfully!' or 'Failed to save changes.'",
      test: 'Edit Profile sends what changed',
      fault: {
        file: 'admin-portal/src/shared/actions/edit-profile-dialog.tsx',
        from: 'failed: profileTexts.failed,',
        to: '',
      },
    },
    {
      sentence: 'Password is typed in plain text',
      test: 'Password is typed in plain text',
      fault: {
        file: `${ACTIONS}/password-dialog.tsx`,
        from: 'label={passwordTexts.field}',
        to: 'type="password" label={passwordTexts.field}',
      },
    },
    {
      sentence: 'Reset Plan, Freeze and Unfreeze ask first',
      test: 'ask first',
      fault: {
        file: `${ACTIONS}/reset-plan-button.tsx`,
        from: 'onConfirm={action.run}',
        to: 'onConfirm={() => undefined}',
      },
    },
    {
      sentence: 'a frozen user has a FROZEN badge',
      test: 'a frozen user has a FROZEN badge',
      fault: {
        file: `${FOLDER}/profile-card.tsx`,
        from: '{user.isFrozen &&',
        to: '{!user.isFrozen &&',
      },
    },
    {
      sentence: 'a refused Freeze says why',
      test: 'a frozen user has a FROZEN badge',
      fault: { file: `${ACTIONS}/freeze-button.tsx`, from: "failsAs: 'toast',", to: '' },
    },
    {
      sentence:
        "Delete User wants the id typed: 'Failed to delete user.', then 'User deleted successfully!'",
      test: 'Delete User wants the id typed',
      fault: {
        file: 'admin-portal/src/shared/actions/delete-dialog.tsx',
        from: 'typed.trim() === String(user.userId)',
        to: 'String(user.userId).endsWith(typed.trim())',
      },
    },
  ],
};

export const planDialogs: MovedJourney = {
  ...JOURNEY,
  spec: `${FOLDER}/plan-dialogs.spec.tsx`,
  tests: [
    {
      sentence: 'Add Package: a preset; the user is read again',
      test: 'Add Package gives days and videos',
      fault: {
        file: `${ACTIONS}/package-dialog.tsx`,
        from: 'daysToAdd: days, balanceToAdd: videos',
        to: 'daysToAdd: days, balanceToAdd: days',
      },
    },
    {
      sentence: 'Add Days: a preset or an amount of one’s own',
      test: 'Add Days: a preset',
      fault: { file: `${ACTIONS}/amount-dialogs.tsx`, from: 'initial={30}', to: 'initial={7}' },
    },
    {
      sentence: 'during the request another click does nothing',
      test: 'Add Days: a preset',
      fault: {
        file: 'admin-portal/src/shared/actions/use-service-action.ts',
        from: 'if (!action.isPending) action.mutate(input);',
        to: 'action.mutate(input);',
      },
    },
    {
      sentence: 'Add Videos: a preset or an amount of one’s own',
      test: 'Add Videos: a preset',
      fault: {
        file: `${ACTIONS}/amount-dialogs.tsx`,
        from: 'quick={VIDEO_CHOICES}',
        to: 'quick={DAY_CHOICES}',
      },
    },
    {
      sentence:
        'Cut Days and Cut Videos: 1 day and 100 videos unless set otherwise, and they say what was really cut',
      test: 'unless set otherwise, and says what was really cut',
      fault: { file: `${ACTIONS}/amount-dialogs.tsx`, from: 'initial={1}', to: 'initial={2}' },
    },
    {
      sentence:
        'Input that is no number is not sent. An error of the service is shown in the modal',
      test: 'input that is no number is not sent',
      fault: {
        file: `${ACTIONS}/amount-dialog.tsx`,
        from: '(refusal ?? action.error)',
        to: 'refusal',
      },
    },
  ],
};
