/**
 * The content of Stripe's form bodies: `a[b][0][c]=d` is `{ a: { b: [{ c: 'd' }] } }`, stored here with string keys.
 */
export interface FormFields {
  [name: string]: string | FormFields;
}

export function parseForm(body: string): FormFields {
  const fields: FormFields = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop();
    if (last === undefined) continue;
    let place = fields;
    for (const name of names) {
      const next = place[name];
      place = typeof next === 'object' ? next : (place[name] = {});
    }
    place[last] = value;
  }
  return fields;
}

/** Returns the text at a path such as `line_items.0.price_data.unit_amount`, or undefined. */
export function textAt(fields: FormFields, path: string): string | undefined {
  let place: string | FormFields | undefined = fields;
  for (const name of path.split('.')) place = typeof place === 'object' ? place[name] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** Returns a flat group of texts, such as `metadata`. */
export function textsAt(fields: FormFields, path: string): Record<string, string> {
  let place: string | FormFields | undefined = fields;
  for (const name of path.split('.')) place = typeof place === 'object' ? place[name] : undefined;
  if (typeof place !== 'object') return {};
  return Object.fromEntries(
    Object.entries(place).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
