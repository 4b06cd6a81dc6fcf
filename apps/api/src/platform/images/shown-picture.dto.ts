import { applyDecorators } from '@nestjs/common';
import { limits } from '@dronesoccer/contracts';
import { Transform } from 'class-transformer';
import { check, OneOf, QueryInteger } from '../http/index.js';
import { type PictureFormatName, pictureFormatNames } from './picture-formats.js';
import { isOwnPicture } from './picture-sources.js';

const widths: readonly number[] = [...limits.images.smallWidths, ...limits.images.deviceWidths];

function OwnPicture(): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'string' && value.length <= 300 && isOwnPicture(value),
    explain: () => ({ en: 'Upload this picture first', fr: 'Téléversez d’abord cette image' }),
    schema: { type: 'string', pattern: '^/(pictures|uploads)/' },
  });
}

function ListedWidth(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^[1-9]\d{1,3}$/.test(value) ? Number(value) : value,
    ),
    OneOf(widths),
  );
}

export class ShownPictureQueryDto {
  @OwnPicture()
  url!: string;

  @ListedWidth()
  w!: number;

  @QueryInteger({ min: 1, max: 100 })
  q: number = limits.images.quality;

  @OneOf(pictureFormatNames, { optional: true })
  f?: PictureFormatName;
}
