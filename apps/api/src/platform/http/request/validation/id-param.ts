import { Param, type PipeTransform } from '@nestjs/common';
import { type ErrorCode, patterns } from '@dronesoccer/contracts';
import { notFound as missing } from '../../../errors/index.js';

/** An id in the path. A malformed id matches nothing, so it gets the same "not found" as an unknown id. */
export function IdParam(name: string, notFound: ErrorCode): ParameterDecorator {
  const pipe: PipeTransform<string, string> = {
    transform(value) {
      if (!patterns.uuid.test(value)) throw missing(notFound);
      return value.toLowerCase();
    },
  };
  return Param(name, pipe);
}
