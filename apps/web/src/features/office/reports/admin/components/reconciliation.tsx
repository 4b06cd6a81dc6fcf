import { type BookCheckWire, PaymentSubjectKind, type ReconciliationWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Equal, OctagonAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { FigureTable } from '@/ui/chart/figure-table';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime, formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PaidFor } from './paid-for';

export function ReconciliationPage() {
  const { t } = useTranslation('reports.admin');
  return (
    <WorkPage title={t('proof.title')} text={t('proof.lead')}>
      <Reconciliation />
    </WorkPage>
  );
}

/** Checks that orders, payments less refunds, and stock movements agree, and lists every mismatch. */
function Reconciliation() {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const reconciliation = useQuery({ ...callQuery('reports.admin.reconciliation'), staleTime: 0 });
  const { data } = reconciliation;
  if (reconciliation.error && !data)
    return (
      <ErrorState
        error={reconciliation.error}
        retrying={reconciliation.isFetching}
        onRetry={() => void reconciliation.refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  const wrong = data.checks.filter(({ total }) => total > 0);
  return (
    <div className="flex flex-col gap-5">
      <div
        role="status"
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 bg-ground p-5',
          data.isClean ? 'border-good' : 'border-red',
        )}
      >
        {data.isClean ? (
          <CircleCheck aria-hidden className="size-9 shrink-0 text-good" />
        ) : (
          <OctagonAlert aria-hidden className="size-9 shrink-0 text-red" />
        )}
        <div className="min-w-0 grow">
          <p className="display-3">{data.isClean ? t('proof.clean') : t('proof.wrong', { count: wrong.length })}</p>
          <p className="text-sm text-muted">
            {t('proof.checkedAt', { at: formatOfficeDateTime(data.checkedAt, locale) })}
          </p>
        </div>
        <Button variant="outline" pending={reconciliation.isFetching} onClick={() => void reconciliation.refetch()}>
          {!reconciliation.isFetching && <RotateCw aria-hidden className="size-5" />}
          {t('proof.again')}
        </Button>
      </div>
      <Equation data={data} />
      <PaidFor data={data} />
      <ul className="flex flex-col">
        {data.checks.map((check) => (
          <Check key={check.check} check={check} />
        ))}
      </ul>
    </div>
  );
}

/** Shows one balance computed from three ledgers. */
function Equation({ data: { orders, paidFor, stock } }: { data: ReconciliationWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const money = paidFor.find(({ kind }) => kind === PaymentSubjectKind.ORDER) ?? {
    received: 0,
    refunded: 0,
    balance: 0,
  };
  const dollars = (amount: number) => formatMoney(amount, locale);
  const pieces = (count: number) => t('proof.pieces', { count, number: formatNumber(count, locale) });
  return (
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      <Ledgers
        left={{
          title: t('proof.orders', { count: orders.count, number: formatNumber(orders.count, locale) }),
          plus: dollars(orders.total),
          minus: dollars(orders.givenBack),
          balance: dollars(orders.balance),
        }}
        right={{
          title: t('proof.money'),
          plus: dollars(money.received),
          minus: dollars(money.refunded),
          balance: dollars(money.balance),
        }}
        isEqual={orders.balance === money.balance}
      />
      <Ledgers
        left={{
          title: t('proof.ordered'),
          plus: pieces(orders.pieces),
          minus: pieces(orders.piecesBack),
          balance: pieces(orders.piecesBalance),
        }}
        right={{
          title: t('proof.stock'),
          plus: pieces(stock.sold),
          minus: pieces(stock.returned),
          balance: pieces(stock.balance),
        }}
        isEqual={orders.piecesBalance === stock.balance}
      />
    </div>
  );
}

interface Ledger {
  title: string;
  plus: string;
  minus: string;
  balance: string;
}

function Ledgers({ left, right, isEqual }: { left: Ledger; right: Ledger; isEqual: boolean }) {
  return (
    <div className="grid grid-cols-1 items-center gap-3 rounded-card border border-line bg-ground p-4 sm:grid-cols-[1fr_auto_1fr] sm:p-6">
      <LedgerSide ledger={left} />
      <Equal aria-hidden className={cx('size-8 justify-self-center', isEqual ? 'text-good' : 'text-red')} />
      <LedgerSide ledger={right} />
    </div>
  );
}

function LedgerSide({ ledger: { title, plus, minus, balance } }: { ledger: Ledger }) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <p className="numeral py-1.5 text-xl break-words sm:text-2xl">{balance}</p>
      <p className="text-sm text-muted tabular-nums">
        {plus} − {minus}
      </p>
    </div>
  );
}

function Check({ check: { check, unit, total, mismatches } }: { check: BookCheckWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const show = (value: number) => (unit === 'dollars' ? formatMoney(value, locale) : formatNumber(value, locale));
  const Icon = total === 0 ? CircleCheck : OctagonAlert;
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', total === 0 ? 'text-good' : 'text-red')} />
        <div className="min-w-0 grow">
          <p className="font-semibold">{t(`checks.${check}.title`)}</p>
          <p className="text-sm text-muted">{t(`checks.${check}.text`)}</p>
        </div>
        <p className={cx('shrink-0 text-sm font-semibold', total === 0 ? 'text-good' : 'text-red')}>
          {total === 0 ? t('proof.holds') : t('proof.found', { count: total })}
        </p>
      </div>
      {total > 0 && (
        <div className="mt-3">
          <FigureTable
            label={t(`checks.${check}.title`)}
            name={{
              header: t('proof.subject'),
              cell: ({ subject }) => <b className="font-semibold wrap-anywhere">{subject}</b>,
            }}
            columns={[
              { id: 'expected', header: t('proof.expected'), cell: ({ expected }) => show(expected) },
              {
                id: 'actual',
                header: t('proof.actual'),
                cell: ({ found }) => <span className="text-red">{show(found)}</span>,
              },
            ]}
            // A product may have several mismatches under one name.
            rows={mismatches.map((mismatch, index) => ({ ...mismatch, index }))}
            rowId={({ index }) => String(index)}
          />
          {total > mismatches.length && (
            <p className="px-3 py-2 text-sm text-muted">{t('proof.more', { count: total - mismatches.length })}</p>
          )}
        </div>
      )}
    </li>
  );
}
