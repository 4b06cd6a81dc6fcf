import { type CampaignResultsWire, VisitKind } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

const kinds = [
  { kind: VisitKind.PERSON, id: 'people', colour: 'bg-ice-fill' },
  { kind: VisitKind.MACHINE, id: 'machines', colour: 'bg-line-strong' },
  { kind: VisitKind.UNKNOWN, id: 'unknown', colour: 'bg-raised border border-line-strong' },
] as const;

/** The visits by likely kind of visitor, with the reasons for the classification. */
export function VisitKinds({ results: { visits, reasons } }: { results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const locale = useLocale();
  const total = visits.people + visits.machines + visits.unknown;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className="graph flex flex-col gap-5">
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {kinds.map(
          ({ id, colour }) =>
            visits[id] > 0 && <span key={id} className={colour} style={{ width: `${(visits[id] / total) * 100}%` }} />,
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {kinds.map(({ kind, id, colour }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <p className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden className={`size-3 shrink-0 rounded-sm ${colour}`} />
              <span className="grow">{t(`kinds.${id}`)}</span>
              <span className="tabular-nums">{number(visits[id])}</span>
            </p>
            <ul className="ml-5.5 flex flex-col gap-1">
              {reasons
                .filter((reason) => reason.kind === kind)
                .map(({ reason, count }) => (
                  <li key={reason} className="flex gap-4 text-sm text-muted">
                    <span className="grow">{t(`reasons.${reason}`)}</span>
                    <span className="tabular-nums">{number(count)}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
