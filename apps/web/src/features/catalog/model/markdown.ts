/**
 * The part of Markdown that product descriptions are written in: paragraphs, headings, lists, bold, italics and
 * line breaks. It becomes a tree of text and never HTML, so whatever an editor writes is shown and never run.
 */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] };

export interface Span {
  text: string;
  bold?: true;
  italic?: true;
}

const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const numbered = /^\s{0,3}\d{1,3}[.)]\s+(.*)$/;
const heading = /^#{1,6}\s+(.*)$/;

export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap(parseChunk);
}

/** Text between empty lines: one block, or several when a list follows its introduction directly. */
function parseChunk(chunk: string): Block[] {
  const blocks: Block[] = [];
  for (const line of chunk.split('\n')) {
    if (line.trim() === '') continue;
    const title = heading.exec(line)?.[1];
    const point = bullet.exec(line)?.[1];
    const step = numbered.exec(line)?.[1];
    if (title !== undefined) blocks.push({ kind: 'heading', spans: parseSpans(title) });
    else if (point !== undefined) addItem(blocks, false, point);
    else if (step !== undefined) addItem(blocks, true, step);
    else addLine(blocks, line);
  }
  return blocks;
}

function addItem(blocks: Block[], ordered: boolean, text: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parseSpans(text));
  else blocks.push({ kind: 'list', ordered, items: [parseSpans(text)] });
}

/** A line without a marker goes on with what stands before it. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const spans = parseSpans(line.trim());
  const item = last?.kind === 'list' ? last.items.at(-1) : undefined;
  if (item) item.push({ text: ' ' }, ...spans);
  else if (last?.kind === 'paragraph') last.spans.push({ text: ' ' }, ...spans);
  else blocks.push({ kind: 'paragraph', spans });
}

const marked = /\*\*([^*]+)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|(?<!\w)_([^_\s][^_]*)_(?!\w)/g;

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    const bold = match[1] ?? match[2];
    const italic = match[3] ?? match[4];
    if (bold !== undefined) spans.push({ text: bold, bold: true });
    else if (italic !== undefined) spans.push({ text: italic, italic: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}
