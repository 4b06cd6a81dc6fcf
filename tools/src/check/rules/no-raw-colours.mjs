/**
 * A colour has a meaning, which its name states (`text-ink-muted`, `var(--red)`). A literal colour would ignore the
 * other theme and the contrast for which the tokens were chosen.
 */
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe';
const utilities =
  'bg|text|border(?:-[xytrblse])?|ring|ring-offset|inset-ring|outline|fill|stroke|from|via|to|decoration|divide|accent|caret|placeholder|shadow|inset-shadow|drop-shadow|text-shadow';

const forbidden = [
  {
    what: 'a colour of the stock palette',
    pattern: new RegExp(`(?:^|[\\s:!])(?:${utilities})-(?:(?:${palette})-\\d{2,3}|black|white)\\b`),
  },
  {
    what: 'a colour written into a class',
    pattern: new RegExp(`(?:^|[\\s:!])(?:${utilities})-\\[(?:color:)?(?:#|rgb|hsl|hwb|lab|lch|oklab|oklch)`),
  },
  { what: 'a colour written out', pattern: /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i },
  { what: 'a colour written out', pattern: /(?:^|[\s:,(])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i },
];

/** Returns the first problem of a text, or undefined. */
const rawColour = (text) => forbidden.find(({ pattern }) => pattern.test(text))?.what;

const styleColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;

/** Returns the lines of a style sheet with a literal colour outside a comment. */
export function rawColoursInStyles(css) {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return plain.split('\n').flatMap((line, index) => (styleColour.test(line) ? [index + 1] : []));
}

export const noRawColours = {
  meta: {
    type: 'problem',
    docs: { description: 'Colours come from the tokens in apps/web/src/styles/tokens.css' },
    messages: { raw: 'This is {{what}}: use a token (see src/styles/tokens.css).' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      const what = rawColour(text);
      if (what) context.report({ node, messageId: 'raw', data: { what } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? node.value.raw),
    };
  },
};
