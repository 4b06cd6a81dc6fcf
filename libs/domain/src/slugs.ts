/** Letters that Unicode decomposition does not split. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/**
 * Returns the URL slug of a name: "Élan 20 — Prêt!" becomes "elan-20-pret". Returns `otherwise` if fewer than two
 * characters remain.
 */
export function slugOf(name: string, otherwise = 'product'): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæøßłđ]/g, (letter) => ligatures[letter] ?? '');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const slug = words.join('-').slice(0, 100).replace(/-$/, '');
  return slug.length < 2 ? otherwise : slug;
}
