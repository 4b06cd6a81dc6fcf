export { type Explain, check, type Presence } from './check.js';
export { DtoPipe } from './dto.pipe.js';
export {
  BooleanField,
  DollarsField,
  Field,
  IdField,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
  TextField,
} from './fields.js';
export { IdParam } from './id-param.js';
export { PageQueryDto, QueryBoolean, QueryDollars, QueryInteger, QueryOneOf } from './query-fields.js';
