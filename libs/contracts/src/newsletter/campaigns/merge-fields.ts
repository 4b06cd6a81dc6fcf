/** The fields of a reader that the texts of an issue may contain, as in `{{firstName|there}}`. */
export const mergeFieldNames = ['firstName', 'city'] as const;
export type MergeFieldName = (typeof mergeFieldNames)[number];

/** A field with the words for readers about whom nothing is known. */
export interface MergeField {
  name: MergeFieldName;
  fallback: string;
}

/** Examples of the fields, as an editor writes them. */
export const exampleFields = {
  en: { name: '{{firstName|there}}', city: '{{city|your city}}' },
  fr: { name: '{{firstName|à vous}}', city: '{{city|votre ville}}' },
} as const;

const anyBraces = /\{\{[^{}\n]*\}\}|\{\{|\}\}/g;
// The words of a fallback have no signs that mean something in Markdown.
const wholeField = /^\{\{\s*(\w+)\s*\|\s*([\p{L}\p{N}][\p{L}\p{N} .,'’-]{0,59}?)\s*\}\}$/u;

function fieldOf(braces: string): MergeField | null {
  const [, wanted, fallback] = wholeField.exec(braces) ?? [];
  const name = mergeFieldNames.find((each) => each === wanted);
  return name === undefined || fallback === undefined ? null : { name, fallback };
}

/** Replaces the fields of a text. Braces that are not a field stay as they are; `brokenFieldsIn` finds them. */
export const fillFields = (text: string, valueOf: (field: MergeField) => string): string =>
  text.replace(anyBraces, (braces) => {
    const field = fieldOf(braces);
    return field === null ? braces : valueOf(field);
  });

/** Returns a text for a reader about whom nothing is known. */
export const withFallbacks = (text: string): string => fillFields(text, ({ fallback }) => fallback);

/** Returns the braces that readers would see: unknown fields, fields without a fallback, and braces without a partner. */
export const brokenFieldsIn = (text: string): string[] =>
  (text.match(anyBraces) ?? []).filter((braces) => fieldOf(braces) === null);
