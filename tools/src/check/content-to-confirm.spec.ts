import type { FactToConfirm } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { checkContentToConfirm, describeFacts, faultsOf } from './content-to-confirm.ts';

const officer: FactToConfirm = {
  key: 'privacyOfficer',
  fact: 'The officer',
  places: 'Privacy policy',
  meanwhile: 'A link to the contact page.',
  texts: [{ file: 'privacy.yaml', text: 'write to us' }],
};
const contentOf = (file: string) => (file === 'privacy.yaml' ? 'You may write to us.' : undefined);

describe('the facts to confirm', () => {
  test('fit the site as it is', async () => {
    expect(await checkContentToConfirm()).toEqual({ code: 0, output: '' });
  });

  test('are one row each of the page', () => {
    expect(describeFacts([officer])).toContain('| The officer | Privacy policy | A link to the contact page. |\n');
  });

  test('are on the list until they are confirmed', () => {
    expect(faultsOf([officer], { privacyOfficer: null }, contentOf)).toEqual([]);
    expect(faultsOf([], { privacyOfficer: null }, contentOf)).toEqual([
      'privacyOfficer is not confirmed, so it belongs on the list.',
    ]);
    expect(faultsOf([officer], { privacyOfficer: { name: 'A', email: 'a@b.ca' } }, contentOf)).toEqual([
      'privacyOfficer is confirmed: take it off the list.',
    ]);
  });

  test('name texts that the site shows meanwhile', () => {
    const moved = { ...officer, texts: [{ file: 'other.yaml', text: 'write to us' }] };
    expect(faultsOf([moved], { privacyOfficer: null }, contentOf)).toEqual([
      'The officer: other.yaml does not contain “write to us”.',
    ]);
  });
});
