import { expect, it } from 'vitest';
import { provinceIn } from './province-of-place';

it('reads the province of a picked or a detected place, and none from a street', () => {
  expect(provinceIn('Laval, QC, Canada')).toBe('QC');
  expect(provinceIn('Fredericton, Nouveau-Brunswick')).toBe('NB');
  expect(provinceIn('1 Ontario Street, Burnaby')).toBeNull();
  expect(provinceIn('49.2, -122.9')).toBeNull();
});
