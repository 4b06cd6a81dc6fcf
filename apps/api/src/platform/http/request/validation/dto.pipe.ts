import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { ErrorCode, LocalText } from '@dronesoccer/contracts';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { AppError, type FieldError } from '../../../errors/index.js';
import type { EndpointDefinition } from '../../endpoint/endpoint-definition.js';
import { isHostile } from '../hostile-input.js';
import { fieldsOf } from './request-class.js';
import { messageOf } from './check.js';
import { rememberRules } from './remember-rules.js';

rememberRules();

const builtIn = new Set<unknown>([String, Number, Boolean, Array, Object, undefined]);

export const unknownField: LocalText = { en: 'Unknown field', fr: 'Champ inconnu' };
const invalidField: LocalText = { en: 'This value is not valid', fr: 'Cette valeur n’est pas valide' };

/** Turns a body or query into its DTO. Rejects unknown fields and converts nothing unless the DTO says so. */
export class DtoPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly codes: Pick<EndpointDefinition['failures'], 'validation' | 'invalidData'>) {}

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || metatype === undefined || builtIn.has(metatype)) return value;
    const given = type === 'body' && value === undefined ? {} : value;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new AppError(this.codes.invalidData);
    // Bodies were checked when they were read; the transformer would silently drop such keys from a query.
    if (type === 'query' && isHostile(given)) throw new AppError(this.codes.validation);
    const dto = plainToInstance(metatype as new () => object, { ...given }, { exposeDefaultValues: true });
    const refused = validateSync(dto, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      validationError: { target: false, value: true },
    });
    if (refused.length > 0) throw new AppError(this.codeOf(refused, metatype), { errors: fieldErrors(refused) });
    return dto;
  }

  /** Returns COMMON_011 for a page of an earlier release, or the field's own code if only that field was rejected. */
  private codeOf(refused: readonly ValidationError[], metatype: object): ErrorCode {
    if (refused.some(isFromEarlierRelease)) return 'COMMON_011';
    const [first, ...others] = refused;
    const field = first && fieldsOf(metatype)?.[first.property];
    return (others.length === 0 && field?.code) || this.codes.validation;
  }
}

/** Every editor sends the version that it read, so only a page from before the record had a version omits it. */
const isFromEarlierRelease = ({ property, value }: ValidationError): boolean =>
  property === 'version' && value === undefined;

const maxReported = 50;

function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldError[] {
  return errors
    .flatMap((error) => {
      const field = `${prefix}${error.property}`.slice(0, 100);
      if (error.children && error.children.length > 0) return fieldErrors(error.children, `${field}.`);
      return [{ field, message: fieldMessage(error) }];
    })
    .slice(0, maxReported);
}

function fieldMessage(error: ValidationError): LocalText {
  if (error.constraints?.['whitelistValidation'] !== undefined) return unknownField;
  return messageOf(error.constraints) ?? invalidField;
}
