import { type FieldsFor, id, instant, nullable, object, ruledText } from '../../common/body.ts';
import { entryMarkdown } from '../entries/admin/bodies.ts';
import { contentFields } from '../entries/admin/fields.ts';
import type { PolicyTerms } from './wire.ts';

const text = object({ title: ruledText(contentFields.title), body: entryMarkdown });

export const policyBodies = {
  // `after` is the id of the latest version that the editor saw. If another one is the latest, CONTENT_004 carries the
  // versions.
  'policies.admin.publish': {
    texts: object({ en: text, fr: text }),
    validFrom: nullable(instant()),
    after: nullable(id()),
  } satisfies FieldsFor<PolicyTerms & { after: string | null }>,
};
