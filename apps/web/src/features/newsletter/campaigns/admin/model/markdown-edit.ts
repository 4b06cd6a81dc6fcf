/** A text box as it stands: what is in it, and what of it is selected. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/** What is put in the place of what, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

export type MarkdownTool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link';

/** What a tool of the bar does to the text. A mark or line that is there already is taken off again. */
export function editOf(tool: MarkdownTool, state: TextState, words: { text: string }): TextEdit {
  switch (tool) {
    case 'bold':
      return marked(state, '**', words.text);
    case 'italic':
      return marked(state, '*', words.text);
    case 'heading':
      return lines(state, /^#{1,6} /, () => '## ');
    case 'list':
      return lines(state, /^[-*+] /, () => '- ');
    case 'numbers':
      return lines(state, /^\d+[.)] /, (index) => `${index + 1}. `);
    case 'quote':
      return lines(state, /^> ?/, () => '> ');
    case 'link':
      return link(state, words.text);
  }
}

function marked({ text, start, end }: TextState, mark: string, placeholder: string): TextEdit {
  const width = mark.length;
  const isMarked =
    text.slice(start - width, start) === mark &&
    text.slice(end, end + width) === mark &&
    // Of `**bold**` the inner stars are no marks for italics.
    !(mark === '*' && text.charAt(start - 2) === '*');
  if (isMarked) {
    const insert = text.slice(start, end);
    return { from: start - width, to: end + width, insert, selectFrom: start - width, selectTo: end - width };
  }
  const inner = start === end ? placeholder : text.slice(start, end);
  const selectFrom = start + width;
  return { from: start, to: end, insert: `${mark}${inner}${mark}`, selectFrom, selectTo: selectFrom + inner.length };
}

/** All lines that the selection touches get a beginning, or lose theirs when all have one. */
function lines({ text, start, end }: TextState, has: RegExp, beginning: (index: number) => string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const touched = text.slice(from, to).split('\n');
  const isThere = touched.every((line) => has.test(line));
  const insert = touched
    .map((line, index) => (isThere ? line.replace(has, '') : beginning(index) + line.replace(has, '')))
    .join('\n');
  return {
    from,
    to,
    insert,
    selectFrom: from + (touched.length > 1 ? 0 : insert.length),
    selectTo: from + insert.length,
  };
}

/** The address is what is to be typed next. */
function link({ text, start, end }: TextState, placeholder: string): TextEdit {
  const chosen = text.slice(start, end);
  const isAddress = /^(https?:\/\/|mailto:|\/)\S+$/.test(chosen);
  const words = isAddress || chosen === '' ? placeholder : chosen;
  const address = isAddress ? chosen : 'https://';
  const insert = `[${words}](${address})`;
  const at = isAddress ? start + 1 : start + words.length + 3;
  return { from: start, to: end, insert, selectFrom: at, selectTo: at + (isAddress ? words : address).length };
}

/**
 * Something that needs a line of its own, with an empty line on either side.
 *
 * @param selected what of it is to be typed over next
 */
export function blockEdit({ text, start, end }: TextState, block: string, selected?: string): TextEdit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gap = (breaks: number) => '\n'.repeat(Math.max(0, 2 - breaks));
  const ahead = before === '' ? '' : gap(/\n*$/.exec(before)?.[0].length ?? 0);
  const behind = gap(/^\n*/.exec(after)?.[0].length ?? 0);
  const insert = `${ahead}${block}${behind}`;
  const within = selected === undefined ? -1 : block.indexOf(selected);
  if (selected !== undefined && within >= 0) {
    const selectFrom = start + ahead.length + within;
    return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + selected.length };
  }
  const at = start + insert.length;
  return { from: start, to: end, insert, selectFrom: at, selectTo: at };
}

/** `![words](address)`; brackets in the words would end them. */
export const pictureText = (alt: string, url: string): string => `![${alt.replaceAll(/[[\]]/g, '')}](${url})`;
export const productText = (slug: string): string => `[[product:${slug}]]`;
export const eventText = (id: string): string => `[[event:${id}]]`;

/** Makes the edit in the box as if it had been typed, so that Ctrl+Z takes it back. */
export function apply(box: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: TextEdit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // Old, and the only way that keeps the box's own undo; where it is not there the text is put in at least.
  const isDone = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isDone) {
    box.setRangeText(insert, from, to, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(selectFrom, selectTo);
}
