/** The content and the selection of a text box. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/** A replacement, with the selection after it. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

export type MarkdownTool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link';

/** Returns the edit of a toolbar button. Markup that is already present is removed. */
export function editOf(tool: MarkdownTool, state: TextState, words: { text: string }): TextEdit {
  switch (tool) {
    case 'bold':
      return wrapInMark(state, '**', words.text);
    case 'italic':
      return wrapInMark(state, '*', words.text);
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

function wrapInMark({ text, start, end }: TextState, mark: string, placeholder: string): TextEdit {
  const width = mark.length;
  const isMarked =
    text.slice(start - width, start) === mark &&
    text.slice(end, end + width) === mark &&
    // The inner asterisks of `**bold**` do not mark italics.
    !(mark === '*' && text.charAt(start - 2) === '*');
  if (isMarked) {
    const insert = text.slice(start, end);
    return { from: start - width, to: end + width, insert, selectFrom: start - width, selectTo: end - width };
  }
  const inner = start === end ? placeholder : text.slice(start, end);
  const selectFrom = start + width;
  return { from: start, to: end, insert: `${mark}${inner}${mark}`, selectFrom, selectTo: selectFrom + inner.length };
}

/** Adds a prefix to all selected lines, or removes it if all have one. */
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

/** Inserts a link and selects the part that has to be typed next, usually the address. */
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
 * Inserts a block on its own line, with an empty line before and after it.
 *
 * @param selected the part of the block that is selected, to be replaced by typing
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

/** Returns `![words](address)`. Brackets in the words are removed, because they would end them. */
export const pictureText = (alt: string, url: string): string => `![${alt.replaceAll(/[[\]]/g, '')}](${url})`;

/** Applies the edit as if it were typed, so that Ctrl+Z undoes it. */
export function apply(box: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: TextEdit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // `execCommand` is deprecated but is the only way to keep the text box's undo history. Without it the text is still
  // inserted.
  const isDone = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isDone) {
    box.setRangeText(insert, from, to, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(selectFrom, selectTo);
}
