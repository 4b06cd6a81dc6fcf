import { useMemo } from 'react';
import { parseMarkdown, type Block, type Span } from '../model/markdown';

/** An editor's text as React elements; nothing of it is ever taken as HTML. */
export function Markdown({ source }: { source: string }) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div className="text-column flex flex-col gap-4">
      {blocks.map((block, at) => (
        <MarkdownBlock key={at} block={block} />
      ))}
    </div>
  );
}

function MarkdownBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="display-3 mt-2">
        <Spans spans={block.spans} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? 'list-decimal space-y-2 pl-6' : 'space-y-2'}>
      {block.items.map((spans, at) => (
        <li
          key={at}
          className={
            block.ordered
              ? undefined
              : 'relative pl-6 before:absolute before:top-[0.7em] before:left-0 before:h-0.5 before:w-3.5 before:rounded-full before:bg-red'
          }
        >
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold, italic }, at) => {
    if (bold) return <strong key={at}>{text}</strong>;
    return italic ? <em key={at}>{text}</em> : <span key={at}>{text}</span>;
  });
}
