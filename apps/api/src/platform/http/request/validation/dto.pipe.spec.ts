import { fieldRules, fields } from '@dronesoccer/contracts';
import { getMetadataStorage } from 'class-validator';
import type { AppError } from '../../../errors/index.js';
import { requestClass } from './request-class.js';
import { DtoPipe } from './dto.pipe.js';
import { TextField } from './fields.js';

class Wish {
  @TextField({ min: 1, max: 20 })
  name!: string;
}

class DatedWish extends Wish {
  @TextField({ min: 10, max: 10 })
  day!: string;
}

const pipe = new DtoPipe({ validation: 'COMMON_010', invalidData: 'COMMON_010' });
const check = (value: unknown, metatype: new () => object) => () => pipe.transform(value, { type: 'body', metatype });

it('checks every value by its own class’s rules and those it inherits', () => {
  for (let turn = 0; turn < 2; turn++) {
    expect(check({ name: 'A ball' }, Wish)()).toEqual({ name: 'A ball' });
    expect(check({ name: 'A ball', day: '2026-11-22' }, Wish)).toThrow();
    expect(check({ name: 'A ball', day: '2026-11-22' }, DatedWish)()).toBeInstanceOf(DatedWish);
    expect(check({ name: 'A ball' }, DatedWish)).toThrow();
    expect(check({ name: '', day: '2026-11-22' }, DatedWish)).toThrow();
  }
});

it('collects a class’s rules once, however many values it checks', () => {
  const storage = getMetadataStorage();
  const rules = () => storage.getTargetValidationMetadatas(DatedWish, '', false, false);
  check({ name: 'A ball', day: '2026-11-22' }, DatedWish)();
  expect(rules()).toBe(rules());
});

describe('a field with an error code of its own', () => {
  const { ruledText: ruled, text, withCode } = fields;
  const Letter = requestClass(
    { email: withCode(ruled(fieldRules.email), 'CONTACT_002'), subject: text({ max: 20 }) },
    { name: 'Letter', source: 'json' },
  );
  const codeOf = (value: object): unknown => {
    try {
      check(value, Letter)();
    } catch (error) {
      return (error as AppError).code;
    }
    return null;
  };

  it('has it while nothing else is wrong', () => {
    expect(codeOf({ email: 'ari@example.com', subject: 'A ball' })).toBeNull();
    expect(codeOf({ email: 'ari', subject: 'A ball' })).toBe('CONTACT_002');
    expect(codeOf({ subject: 'A ball' })).toBe('CONTACT_002');
    expect(codeOf({ email: 'ari', subject: '' })).toBe('COMMON_010');
    expect(codeOf({ email: 'ari@example.com', subject: '' })).toBe('COMMON_010');
  });
});
