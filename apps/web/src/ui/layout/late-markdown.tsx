import { late } from '@/lib/late';
import type { MarkdownProps } from './markdown';
import { WhenSeen } from './when-seen';

/** Markdown without its signs: what a search of the page and a printer find before the code that formats it is there. */
const plainText = (source: string): string =>
  source
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:#+|[-*+]|>) +/gm, '')
    .replaceAll(/\*\*|__|`/g, '');

const Plain = ({ source }: MarkdownProps) => <p className="leading-relaxed whitespace-pre-line">{plainText(source)}</p>;

const Formatted = late<MarkdownProps>(async () => ({ default: (await import('./markdown')).Markdown }), {
  placeholder: (props) => <Plain {...props} />,
});

/** Prose below the first screen, as plain text until it is near: the code that formats it weighs more than the page around it. */
export function LateMarkdown(props: MarkdownProps) {
  return (
    <WhenSeen className="w-full" ahead="5%" before={<Plain {...props} />}>
      <Formatted {...props} />
    </WhenSeen>
  );
}
