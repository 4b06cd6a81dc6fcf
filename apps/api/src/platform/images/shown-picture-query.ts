import { fields, limits } from '@dronesoccer/contracts';
import { requestClass } from '../http/index.js';
import { pictureFormatNames } from './picture-formats.js';
import { isOwnPicture } from './picture-sources.js';

const { checked, integer, oneOf, optional, withFallback } = fields;

/** The query for a displayed picture: its address, width, quality and format. */
export class ShownPictureQuery extends requestClass(
  {
    url: checked({
      accepts: isOwnPicture,
      max: 300,
      message: { en: 'Upload this picture first', fr: 'Téléversez d’abord cette image' },
    }),
    w: oneOf([...limits.images.smallWidths, ...limits.images.deviceWidths]),
    q: withFallback(integer({ min: 1, max: 100 }), limits.images.quality),
    f: optional(oneOf(pictureFormatNames)),
  },
  { name: 'ShownPictureQuery', source: 'query' },
) {}
