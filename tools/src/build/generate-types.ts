/** `npm run generate` writes the types that the sources import and Git does not hold: Prisma's client and the replies. */
import { generateDatabaseClient } from './generate.ts';
import { generateReplySchemas } from './reply-schemas.ts';

await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
