import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import type { LocalText } from '@dronesoccer/contracts';
import { ValidateBy, ValidateIf } from 'class-validator';

/** Returns the message about a rejected value. */
type Explain = (value: unknown) => LocalText;

export interface Presence {
  /** True if the value may be absent. `null` is a value and is validated like any other. */
  optional?: boolean;
  /** True if the value may be `null`. */
  nullable?: boolean;
}

interface Check extends Presence {
  accepts: (value: unknown) => boolean;
  explain: Explain;
  schema: ApiPropertyOptions;
}

/**
 * A rule with a message in both languages. The texts travel as JSON in class-validator's message, because it passes on
 * a rule's `context` only for asynchronous rules.
 */
export function rule(accepts: (value: unknown) => boolean, explain: Explain): PropertyDecorator {
  return ValidateBy({
    name: 'rule',
    validator: { validate: accepts, defaultMessage: (about) => JSON.stringify(explain(about?.value)) },
  });
}

/** Returns the rule's message about a rejected value, or null if something other than a rule rejected it. */
export function messageOf(constraints: Readonly<Record<string, string>> = {}): LocalText | null {
  const words = constraints['rule'];
  return words === undefined ? null : (JSON.parse(words) as LocalText);
}

/** One rule of one property: validation with its message in both languages, and its OpenAPI schema. */
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
