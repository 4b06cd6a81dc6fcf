import { policyFigures } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { fillFigures, readingMinutes } from './content.ts';

describe('the reading time', () => {
  it('counts words in both languages, and not the marks of Markdown', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('mot '.repeat(329))).toBe(1);
    expect(readingMinutes('mot '.repeat(330))).toBe(2);
    expect(readingMinutes('- l’aréna d’été\n'.repeat(330))).toBe(3);
    expect(readingMinutes('* * * --- ## '.repeat(5_000))).toBe(1);
  });
});

describe('the figures of a text', () => {
  it('come from the policies, each as often as it is named', () => {
    const text = '{{returnDays}} days, {{bookingChangeHours}} hours, {{returnDays}}';
    expect(fillFigures(text, { ...policyFigures, returnDays: 30 })).toBe('30 days, 48 hours, 30');
  });

  it('do not replace a placeholder of another name', () => {
    expect(fillFigures('{{toString}} {{firstName}} { {returnDays} }', policyFigures)).toBe(
      '{{toString}} {{firstName}} { {returnDays} }',
    );
  });
});
