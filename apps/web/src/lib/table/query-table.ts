import type { BodyField, BodyFields, BodyOf } from '@dronesoccer/contracts';
import { type AnyField, type FilterField, filterFields } from './filter-fields';

/** The fields that the table itself manages. */
type OfTable = 'page' | 'pageSize' | 'sort';

type Filters<Q extends BodyFields> = {
  readonly [K in Exclude<keyof Q, OfTable> & keyof BodyOf<Q>]: FilterField<
    Extract<BodyOf<Q>[K], string | number | boolean>
  >;
};

type Sort<Q> = Q extends { readonly sort: { readonly values: readonly (infer V extends string)[] } } ? V : never;

/**
 * Derives a table's filters and sorts from its call's query: `tableOf(partnerAdminQueries['partners.admin.list'])`. A
 * table that offers fewer values than the call accepts overrides the field.
 */
export function tableOf<const Q extends BodyFields>(query: Q): { filters: Filters<Q>; sorts: readonly Sort<Q>[] } {
  const { page: _page, pageSize: _size, sort, ...fields } = query;
  const filters = Object.fromEntries(Object.entries<BodyField>(fields).map(([name, field]) => [name, filterOf(field)]));
  const sorts = sort !== undefined && 'values' in sort ? sort.values : [];
  return { filters: filters as unknown as Filters<Q>, sorts: sorts as readonly Sort<Q>[] };
}

function filterOf(field: BodyField): AnyField {
  switch (field.kind) {
    case 'text':
    case 'checked':
      return filterFields.text(field.max);
    case 'oneOf':
      return filterFields.oneOf(field.values);
    case 'boolean':
      return filterFields.flag();
    case 'integer':
    case 'judgedNumber':
      return filterFields.whole({ min: field.min, max: field.max });
    case 'dollars':
      return filterFields.dollars();
    case 'day':
    case 'judgedDay':
      return filterFields.day();
    case 'id':
    case 'ids':
      return filterFields.id();
    default:
      throw new Error(`No filter of a table is of the kind ${field.kind}`);
  }
}
