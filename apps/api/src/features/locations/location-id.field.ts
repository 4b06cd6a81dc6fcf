import { TextField } from '../../platform/http/index.js';

/** A URL of ours is never longer, so any text that arrives at all is let in. */
const longestUrl = 4_096;

/** The `locationId` of a query: any text, see `parseLocationId`. */
export const LocationIdField = (): PropertyDecorator => TextField({ min: 0, max: longestUrl, optional: true });
