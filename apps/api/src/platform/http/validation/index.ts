export { type Explain, check, type Presence } from './check.js';
export { DtoPipe } from './dto.pipe.js';
export {
  BooleanField,
  DollarsField,
  Field,
  IdField,
  InstantField,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
  SomeOf,
  TextField,
  TextListField,
} from './fields.js';
export { IdParam } from './id-param.js';
export { PageQueryDto, QueryBoolean, QueryDollars, QueryInteger, QueryOneOf } from './query-fields.js';
