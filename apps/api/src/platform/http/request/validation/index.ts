export { isDay, isInstant } from './fields.js';
export { IdParam } from './id-param.js';
export { fieldsOf, requestClass } from './request-class.js';
