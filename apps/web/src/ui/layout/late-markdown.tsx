import { late } from '@/lib/late';
import { Skeleton } from '../feedback/skeleton';
import type { MarkdownProps } from './markdown';

/** Prose whose reader weighs more than the page around it, so it comes after the page. */
export const LateMarkdown = late<MarkdownProps>(async () => ({ default: (await import('./markdown')).Markdown }), {
  placeholder: <Skeleton className="h-24" />,
});
