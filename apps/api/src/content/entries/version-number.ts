import { Param } from '@nestjs/common';
import { AppError } from '../../platform/errors/index.js';

/** The number of a version in the path. A malformed one matches nothing. */
export const VersionNumber = (): ParameterDecorator =>
  Param('number', {
    transform(value: string): number {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw new AppError('CONTENT_001');
      return Number(value);
    },
  });
