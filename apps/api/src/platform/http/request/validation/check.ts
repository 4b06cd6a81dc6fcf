import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import type { LocalText } from '@dronesoccer/contracts';
import { ValidateBy, ValidateIf } from 'class-validator';

/** What a person reads about a value that was refused. */
export type Explain = (value: unknown) => LocalText;

export interface Presence {
  /** May be absent. `null` is a value and is checked like any other. */
  optional?: boolean;
  /** May be `null`. */
  nullable?: boolean;
}

interface Check extends Presence {
  accepts: (value: unknown) => boolean;
  explain: Explain;
  schema: ApiPropertyOptions;
}

/**
 * A rule whose words come in both languages. They travel as the message, in JSON: class-validator hands a rule's
 * `context` on for asynchronous rules only.
 */
export function rule(accepts: (value: unknown) => boolean, explain: Explain): PropertyDecorator {
  return ValidateBy({
    name: 'rule',
    validator: { validate: accepts, defaultMessage: (about) => JSON.stringify(explain(about?.value)) },
  });
}

/** What the rule said about a value it refused; null when the refusal was not a rule's. */
export function wordsOf(constraints: Readonly<Record<string, string>> = {}): LocalText | null {
  const words = constraints['rule'];
  return words === undefined ? null : (JSON.parse(words) as LocalText);
}

/** One rule of one property: validation with its words in both languages, and its line in OpenAPI. */
export function check({ accepts, explain, schema, optional = false, nullable = false }: Check): PropertyDecorator {
  const described = { ...schema, ...(nullable && { nullable }) };
  return applyDecorators(
    rule(accepts, explain),
    ...presence({ optional, nullable }),
    optional ? ApiPropertyOptional(described) : ApiProperty(described),
  );
}

export function presence({ optional = false, nullable = false }: Presence): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [ValidateIf((_object, value) => !((optional && value === undefined) || (nullable && value === null)))];
}
