export { AppError, type FieldError, notFound } from './app-error.js';
export { codeOfConstraint, constraintMeans } from './constraint-codes.js';
