import type { TextEdit, TextState } from '@/features/common/admin/markdown/markdown-edit';

/** Returns the edit that inserts a picture on a line of its own, with its alternative text selected. */
export function pictureEdit({ text, start, end }: TextState, { url, alt }: { url: string; alt: string }): TextEdit {
  const words = alt.replaceAll(/[[\]\\]/g, '');
  const before = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
  const after = end === text.length || text.slice(end).startsWith('\n') ? '' : '\n\n';
  const selectFrom = start + before.length + 2;
  return {
    ...{ from: start, to: end, insert: `${before}![${words}](${url})${after}` },
    ...{ selectFrom, selectTo: selectFrom + words.length },
  };
}
