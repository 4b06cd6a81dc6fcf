import '@/lib/http/order-calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';

/** The page behind an email's unsubscribe link. Opening it changes nothing, because link checkers open it too. */
export function RestockStop({ id, token }: { id: string; token: string | null }) {
  const { t } = useTranslation('restock');
  const stopping = useMutation({
    mutationFn: (value: string) => call('restockNotices.stop', { params: { id }, query: { token: value } }),
    meta: { failure: false },
  });
  const { data } = stopping;
  if (data !== undefined) {
    return (
      <>
        <h1 className="display-2">{t('stopped')}</h1>
        <p role="status" className="lead text-muted">
          {data.stopped === 0 ? t('stoppedNone') : t('stoppedCount', { count: data.stopped })}
        </p>
        <ButtonLink to={paths.shop} size="lg" autoFocus className="self-start">
          {t('product.toShop', { ns: 'shop' })}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="display-2">{t('stopTitle')}</h1>
      <p className="lead text-muted">{t('stopText')}</p>
      <FormAlert>{token === null ? t('noToken') : stopping.error && errorMessage(stopping.error)}</FormAlert>
      {token !== null && (
        <Button size="lg" className="self-start" pending={stopping.isPending} onClick={() => stopping.mutate(token)}>
          {t('stop')}
        </Button>
      )}
    </>
  );
}
