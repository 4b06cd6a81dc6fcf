import { categoriesOf } from '@dronesoccer/contracts';
import { check } from '../../platform/http/index.js';

/** A category to filter by: a menu slug (`drones`) or a wire name (`Drone`). */
export function CategoryField(): PropertyDecorator {
  return check({
    accepts: (value) => typeof value === 'string' && categoriesOf(value) !== null,
    explain: () => ({ en: 'There is no such category', fr: 'Cette catégorie n’existe pas' }),
    schema: { type: 'string', example: 'drones' },
    optional: true,
  });
}
