import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/features/redeem-codes';
const GENERATE = `${FOLDER}/use-generate.ts`;
const TOOLS = `${FOLDER}/code-tools.tsx`;

export const redeemCodes: MovedJourney = {
  journey: 'e2e/journeys/admin/redeem-codes.spec.ts',
  before: '3e6457e6',
  spec: `${FOLDER}/redeem-codes-tab.spec.tsx`,
  tests: [
    {
      sentence: 'a generate form: 10 codes, 30 days, 0 videos',
      test: 'has 10 codes, 30 days and 0 videos',
      fault: { file: GENERATE, from: "count: '10'", to: "count: '1'" },
    },
    {
      sentence: 'all three are required',
      test: 'has 10 codes, 30 days and 0 videos',
      fault: {
        file: GENERATE,
        from: 'if (count == null || days == null || videos == null) return null;',
        to: 'if (count == null || videos == null) return null;',
      },
    },
    {
      sentence: 'batch and validity may be added',
      test: 'may add a batch and the last day',
      fault: {
        file: GENERATE,
        from: 'calendarDayBounds(entries.lastDay, timeZone).last',
        to: 'null',
      },
    },
    {
      sentence: 'the form is empty again when the codes are made',
      test: 'may add a batch and the last day',
      fault: { file: GENERATE, from: '      setEntries(EMPTY);\n', to: '' },
    },
    {
      sentence: 'the new codes are printed alone on a sheet',
      test: 'prints one sheet with the new codes',
      fault: { file: GENERATE, from: 'setMade(codes);', to: 'setMade(codes.slice(1));' },
    },
    {
      sentence: 'Select All selects the currently filtered codes of all pages',
      test: 'selects the currently filtered codes of all pages',
      fault: {
        file: TOOLS,
        from: 'chosen.add(codes.map(({ redeem_code }) => redeem_code));',
        to: 'chosen.add(codes.slice(0, 5).map(({ redeem_code }) => redeem_code));',
      },
    },
    {
      sentence: 'a bulk delete asks',
      test: 'a bulk delete asks',
      fault: {
        file: TOOLS,
        from: 'texts.askMany.text(count)',
        to: 'texts.askMany.text(count + 1)',
      },
    },
    {
      sentence: 'a bulk delete clears the selection and leaves the rest',
      test: 'a bulk delete asks',
      fault: { file: TOOLS, from: 'selection?.drop(gone)', to: 'void gone' },
    },
    {
      sentence: 'a code is copied to the clipboard',
      test: 'a code is copied as it is shown',
      fault: {
        file: `${FOLDER}/code-row.tsx`,
        from: 'copyText(shown, place.current)',
        to: "copyText('', place.current)",
      },
    },
    {
      sentence: 'totals',
      test: 'has totals',
      fault: {
        file: `${FOLDER}/redeem-codes-tab.tsx`,
        from: '{counts && <Totals counts={counts} />}',
        to: '',
      },
    },
    {
      sentence: 'filters All, Available and Used',
      test: 'is filtered by All, Available and Used',
      fault: {
        file: `${FOLDER}/redeem-codes-tab.tsx`,
        from: 'onPick={(status) => params.set({ status })}',
        to: 'onPick={() => undefined}',
      },
    },
    {
      sentence: 'the export has what is filtered, as redeem_codes_{filter}.csv',
      test: 'is exported as it is filtered',
      fault: {
        file: TOOLS,
        from: "redeemCodesFile(list.filter ?? 'all')",
        to: "redeemCodesFile('all')",
      },
    },
  ],
};
