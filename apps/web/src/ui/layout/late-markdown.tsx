import { late } from '@/lib/late';
import { Skeleton } from '../feedback/skeleton';
import type { MarkdownProps } from './markdown';
import { WhenSeen } from './when-seen';

const Part = late<MarkdownProps>(async () => ({ default: (await import('./markdown')).Markdown }), {
  placeholder: <Skeleton className="h-24" />,
});

/** Prose below the first screen: what reads it comes when it is near, for it weighs more than the page around it. */
export function LateMarkdown(props: MarkdownProps) {
  return (
    <WhenSeen className="w-full" reserve="min-h-24" ahead="5%">
      <Part {...props} />
    </WhenSeen>
  );
}
