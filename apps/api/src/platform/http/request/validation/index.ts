export { bodyOf, fieldsOf, requestClass } from './body-of.js';
export { check } from './check.js';
export {
  BooleanField,
  DollarsField,
  Field,
  IdField,
  InstantField,
  IntegerField,
  isInstant,
  ListField,
  ObjectField,
  OneOf,
  SomeOf,
  TextField,
  TextListField,
} from './fields.js';
export { IdParam } from './id-param.js';
export {
  isDay,
  JudgedQuery,
  PageQueryDto,
  QueryBoolean,
  QueryDay,
  QueryDollars,
  QueryInteger,
  QueryOneOf,
} from './query-fields.js';
