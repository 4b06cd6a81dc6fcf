import { applyDecorators } from '@nestjs/common';
import { isDay as isCalendarDay, limits, patterns } from '@dronesoccer/contracts';
import { Transform } from 'class-transformer';
import { check } from './check.js';
import { BooleanField, DollarsField, IntegerField, OneOf } from './fields.js';

/** Query values are text. Each type parses its own strict form; a value that does not parse is left for validation. */
function read(shape: RegExp, parse: (text: string) => unknown): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && shape.test(value) ? parse(value) : value,
  );
}

interface Range {
  min?: number;
  max?: number;
}

export function QueryInteger(range: Range = {}): PropertyDecorator {
  return applyDecorators(read(/^-?\d{1,10}$/, Number), IntegerField({ ...range, optional: true }));
}

export function QueryDollars(range: Range = {}): PropertyDecorator {
  return applyDecorators(read(patterns.amount, Number), DollarsField({ ...range, optional: true }));
}

export function QueryBoolean(): PropertyDecorator {
  return applyDecorators(
    read(/^(?:true|false)$/, (text) => text === 'true'),
    BooleanField({ optional: true }),
  );
}

/** One of the numbers of an enumeration. */
export function QueryOneOf(values: readonly number[]): PropertyDecorator {
  return applyDecorators(read(/^\d{1,3}$/, Number), OneOf(values, { optional: true }));
}

/** Lets every value through, as it was sent: the use case judges it, with an error code of its own. */
export function JudgedQuery(
  schema: { type: 'number'; minimum: number; maximum: number } | { type: 'string'; format: 'date' },
  { optional = false } = {},
): PropertyDecorator {
  return check({ accepts: () => true, explain: () => ({ en: '', fr: '' }), schema, optional });
}

/** A day of the calendar as YYYY-MM-DD, in this century or the last. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:19|20)/.test(value) && isCalendarDay(value);

/** May be absent. */
export const QueryDay = (): PropertyDecorator =>
  check({
    accepts: isDay,
    explain: () => ({ en: 'Enter a day as YYYY-MM-DD', fr: 'Entrez un jour au format AAAA-MM-JJ' }),
    schema: { type: 'string', format: 'date' },
    optional: true,
  });

/** Every list takes `page` and `pageSize`; extend it with the list's own filters. */
export class PageQueryDto {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}
