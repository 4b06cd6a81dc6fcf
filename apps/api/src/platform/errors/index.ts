export { AppError, type FieldError } from './app-error.js';
export { codeOfConstraint, constraintMeans } from './constraint-codes.js';
