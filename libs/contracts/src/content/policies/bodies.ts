import { type FieldsFor, instant, integer, nullable, object, ruledText } from '../../common/body.ts';
import { entryMarkdown } from '../admin/bodies.ts';
import { contentFields } from '../admin/fields.ts';
import type { PolicyTerms } from './wire.ts';

const text = object({ title: ruledText(contentFields.title), body: entryMarkdown });

export const policyBodies = {
  // `after` is the latest version that the editor saw. If there is a later one, CONTENT_004 carries the versions.
  'policies.admin.publish': {
    texts: object({ en: text, fr: text }),
    validFrom: nullable(instant()),
    after: integer({ min: 0 }),
  } satisfies FieldsFor<PolicyTerms & { after: number }>,
};
