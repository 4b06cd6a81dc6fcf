import { expect, it } from 'vitest';
import { faultyPlace } from './check-places';

it('leads to the tab and the language of the first field that cannot be saved', () => {
  const error = { type: 'rule' };
  expect(faultyPlace({ km: error, bodyFr: error })).toEqual({ tab: 'issue', locale: 'fr', name: 'bodyFr' });
  expect(faultyPlace({ km: error })).toEqual({ tab: 'audience', locale: null, name: 'km' });
  expect(faultyPlace({ coverAltFr: error })).toEqual({ tab: 'issue', locale: null, name: 'coverAltFr' });
  expect(faultyPlace({})).toBeNull();
});
