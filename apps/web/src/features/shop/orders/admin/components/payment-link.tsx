import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

/** The link with which a customer pays an order that staff made, to be copied into a message. */
export function PaymentLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const copy = () =>
    void navigator.clipboard
      .writeText(link)
      .then(() => notify({ type: 'success', message: t('desk.link.copied') }))
      .catch(() => notify({ type: 'warning', message: t('desk.link.copyFailed') }));
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field
        label={t('desk.link.label')}
        hint={t('desk.link.until', { time: formatOfficeDateTime(expiresAt, locale) })}
        className="min-w-0 grow"
      >
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="outline" className="sm:mt-8" onClick={copy}>
        <Copy aria-hidden className="size-5" />
        {t('desk.link.copy')}
      </Button>
    </div>
  );
}
