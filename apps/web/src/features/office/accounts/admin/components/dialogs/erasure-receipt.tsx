import type { ErasureReceiptWire } from '@dronesoccer/contracts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { saveFile } from '@/lib/http/download';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';

/** Lists the erased records and the kept ones with the reason. It names no person, so that it can be filed. */
export function ErasureReceipt({ receipt }: { receipt: ErasureReceiptWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const save = () => {
    const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
    saveFile(file, `${t('receipt.file')}-${receipt.erasedAt.slice(0, 10)}.json`);
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{t('receipt.when', { date: formatOfficeDateTime(receipt.erasedAt, locale) })}</p>
      <section>
        <h3 className="display-3 mb-2 text-base">{t('receipt.erased')}</h3>
        <ul className="divide-y divide-line border-y border-line">
          {receipt.erased.map(({ what, count }) => (
            <li key={what} className="flex justify-between gap-4 py-1.5">
              <span>{what}</span>
              <span className="tabular-nums">{formatNumber(count, locale)}</span>
            </li>
          ))}
        </ul>
      </section>
      {receipt.kept.length > 0 && (
        <section>
          <h3 className="display-3 mb-2 text-base">{t('receipt.kept')}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {receipt.kept.map(({ what, why, count }) => (
              <li key={what} className="py-1.5">
                <span className="flex justify-between gap-4">
                  <span>{what}</span>
                  <span className="tabular-nums">{formatNumber(count, locale)}</span>
                </span>
                <span className="block text-sm text-muted">{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button variant="outline" className="self-start" onClick={save}>
        <Download aria-hidden className="size-5" />
        {t('receipt.save')}
      </Button>
    </div>
  );
}
