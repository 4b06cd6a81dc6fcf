import { AppError, type FieldError } from '../../../errors/index.js';
import type { EndpointDefinition } from '../../endpoint/endpoint-definition.js';
import { unknownField } from './dto.pipe.js';

/** The maximum number of fields that an error names. */
const mostNamed = 50;

/**
 * Rejects every field in a call without a described body. A role or a price is rejected as in any other call, not
 * ignored.
 *
 * @throws AppError with the call's code for invalid input, naming the fields
 */
export function refuseFields(body: unknown, { takesNoFields, failures }: EndpointDefinition): void {
  if (!takesNoFields || body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError(failures.invalidData);
  const errors: FieldError[] = Object.keys(body)
    .slice(0, mostNamed)
    .map((name) => ({ field: name.slice(0, 100), message: unknownField }));
  if (errors.length > 0) throw new AppError(failures.validation, { errors });
}
