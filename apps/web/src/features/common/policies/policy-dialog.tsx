import type { FooterPolicy } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Markdown } from '@/ui/layout/markdown';
import { Dialog } from '@/ui/overlays/dialog';
import { policyQuery } from './queries';

export interface PolicyDialogProps {
  name: FooterPolicy;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function PolicyDialog({ name, open, onOpenChange }: PolicyDialogProps) {
  const { t } = useTranslation('layout');
  const { data, error, isFetching, refetch } = useQuery(policyQuery(name));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(`footer.${name}`)} width="wide">
      {data && (
        <>
          <Markdown source={data.body} />
          <TextLink to={paths.policy(name)} className="mt-6 inline-flex min-h-11 items-center">
            {t('footer.policyPage')}
          </TextLink>
        </>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className="h-72 w-full" />}
    </Dialog>
  );
}
