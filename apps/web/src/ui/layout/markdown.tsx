import { type MarkdownToken, type MarkdownTokens, parseMarkdown, tokensIn } from '@dronesoccer/domain/markdown';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { isOwnPicture, safeLink } from '@/lib/markdown';
import { Link, textLinkClass } from '../actions/link';
import { Picture } from './picture';

export interface MarkdownProps {
  source: string;
  /** Shows pictures of this site that the text names. Without this prop only their descriptions are shown. */
  hasPictures?: boolean;
  /** The level of the text's first headings, one below the heading that the text belongs to. */
  topLevel?: 2 | 3;
}

const MarkdownTerms = createContext<Required<Omit<MarkdownProps, 'source'>>>({ hasPictures: false, topLevel: 3 });

/** Renders an editor's Markdown as React elements, never as HTML. */
export function Markdown({ source, hasPictures = false, topLevel = 3 }: MarkdownProps) {
  const tokens = useMemo(() => parseMarkdown(source), [source]);
  const setting = useMemo(() => ({ hasPictures, topLevel }), [hasPictures, topLevel]);
  return (
    <MarkdownTerms value={setting}>
      <div className="text-column flex flex-col gap-4 wrap-anywhere">
        <Nodes tokens={tokens} />
      </div>
    </MarkdownTerms>
  );
}

function Nodes({ tokens }: { tokens: readonly MarkdownToken[] }) {
  return tokens.map((token, at) => <Node key={at} token={token} />);
}

function Node({ token }: { token: MarkdownToken }) {
  const inner = <Nodes tokens={tokensIn(token)} />;
  switch (token.type) {
    case 'heading':
      return <Heading depth={token.depth}>{inner}</Heading>;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'list':
      return <List list={token} />;
    case 'blockquote':
      return <blockquote className="flex flex-col gap-4 border-l-2 border-ice pl-4 text-muted">{inner}</blockquote>;
    case 'code':
      return (
        // Long lines must be scrollable from the keyboard too.
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-raised p-4 text-sm">
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return <Table table={token} />;
    case 'hr':
      return <hr className="border-line" />;
    default:
      return <Span token={token} />;
  }
}

function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const { topLevel } = use(MarkdownTerms);
  const isTop = depth <= 2;
  const Tag = `h${isTop ? topLevel : topLevel + 1}` as 'h2' | 'h3' | 'h4';
  return <Tag className={isTop ? 'display-3 mt-2' : 'mt-2 font-bold'}>{children}</Tag>;
}

/** An inline element. */
function Span({ token }: { token: MarkdownToken }) {
  const inner = <Nodes tokens={tokensIn(token)} />;
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return <token.type>{inner}</token.type>;
    case 'codespan':
      return <code className="rounded-sm bg-raised px-1">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <OutLink href={token.href}>{inner}</OutLink>;
    case 'image':
      return <OwnPicture image={token} />;
    case 'text':
      return token.tokens ? inner : token.text;
    case 'escape':
      return token.text;
    case 'html':
      return token.block ? <p>{token.text}</p> : token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      // Blank lines and link reference definitions.
      return null;
  }
}

/**
 * Shows only pictures of this site: a product's pictures are in its gallery, and a third-party picture would reveal the
 * reader to its host.
 */
function OwnPicture({ image }: { image: MarkdownTokens.Image }) {
  const isShown = use(MarkdownTerms).hasPictures && isOwnPicture(image.href);
  if (!isShown) return image.text;
  return (
    <Picture src={image.href} alt={image.text} sizes="(min-width: 64rem) 46rem, 92vw" className="w-full rounded-card" />
  );
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  const target = safeLink(href);
  if (target === null) return children;
  if (target.isOwn) {
    return (
      <Link to={target.href} className={textLinkClass}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.href} rel="nofollow noopener noreferrer" className={textLinkClass}>
      {children}
    </a>
  );
}

function List({ list }: { list: MarkdownTokens.List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  const item = list.ordered
    ? undefined
    : 'relative pl-6 before:absolute before:top-[0.7em] before:left-0 before:h-0.5 before:w-3.5 before:rounded-full before:bg-ice forced-colors:before:bg-[CanvasText]';
  return (
    <Tag
      start={list.ordered && typeof list.start === 'number' && list.start !== 1 ? list.start : undefined}
      className={list.ordered ? 'list-decimal space-y-2 pl-6' : 'space-y-2'}
    >
      {list.items.map((each, at) => (
        <li key={at} className={item}>
          <Nodes tokens={tokensIn(each)} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ table }: { table: MarkdownTokens.Table }) {
  return (
    <div tabIndex={0} role="group" className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              <th key={at} scope="col" className="border-b border-line-strong py-2 pr-4">
                <Nodes tokens={tokensIn(cell)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at} className="border-b border-line">
              {row.map((cell, column) => (
                <td key={column} className="py-2 pr-4 align-top">
                  <Nodes tokens={tokensIn(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
