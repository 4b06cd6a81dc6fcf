import { lazyComponent } from '@/lib/late';
import type { MarkdownProps } from './markdown';
import { WhenSeen } from './when-seen';

/** Removes the Markdown marks. A page search and a printer see this text until the formatting code has loaded. */
const plainText = (source: string): string =>
  source
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:#+|[-*+]|>) +/gm, '')
    .replaceAll(/\*\*|__|`/g, '');

const Plain = ({ source }: MarkdownProps) => <p className="leading-relaxed whitespace-pre-line">{plainText(source)}</p>;

const FormattedMarkdown = lazyComponent<MarkdownProps>(
  async () => ({ default: (await import('./markdown')).Markdown }),
  {
    placeholder: (props) => <Plain {...props} />,
  },
);

/**
 * Prose below the first screen, shown as plain text until it comes near the viewport, because the formatting code is
 * larger than the rest of the page.
 */
export function LateMarkdown(props: MarkdownProps) {
  return (
    <WhenSeen className="w-full" ahead="5%" before={<Plain {...props} />}>
      <FormattedMarkdown {...props} />
    </WhenSeen>
  );
}
