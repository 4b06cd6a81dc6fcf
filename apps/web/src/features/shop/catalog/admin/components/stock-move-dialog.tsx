import {
  catalogFields,
  type StockMoveBody,
  StockMoveReason,
  type StockPointWire,
  productLimits,
} from '@dronesoccer/contracts';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Select } from '@/ui/fields/select';
import { useMoveStock } from '../api/use-product-changes';
import { moveOf, problemsOfMove, type MoveDraft } from '../model/stock-move';

const { RECEIVED, CORRECTED, TRANSFERRED } = StockMoveReason;

interface StockMoveDialogProps {
  productId: string;
  points: readonly StockPointWire[];
  levelAt: (stockPointId: string) => number;
  onClose: () => void;
}

/**
 * Asks for a stock move. After a count, the administrator enters the counted quantity and the client sends the
 * difference.
 */
export function StockMoveDialog({ productId, points, levelAt, onClose }: StockMoveDialogProps) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const formId = useId();
  const [first, second] = points;
  const [draft, setDraft] = useState<MoveDraft>({
    reason: RECEIVED,
    from: first?.id ?? '',
    to: second?.id ?? '',
    pieces: '',
    note: '',
  });
  const [isAsked, setAsked] = useState(false);
  const move = useMoveStock(productId);
  const change = (changes: Partial<MoveDraft>) => setDraft({ ...draft, ...changes });
  const level = levelAt(draft.from);
  const problems = problemsOfMove(draft, level);
  const body: StockMoveBody | null = moveOf(draft, level);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the product form, which must not be submitted too.
    event.stopPropagation();
    setAsked(true);
    if (body === null || move.isPending) return;
    move.mutate(body, {
      onSuccess: () => {
        notify({ type: 'success', message: t('stock.moved') });
        onClose();
      },
    });
  };
  const isCount = draft.reason === CORRECTED;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, locale)}`;
  const difference = Number(draft.pieces) - level;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={move.isPending}
      title={t('stock.move')}
      footer={
        <div className="flex justify-end">
          <Button type="submit" form={formId} pending={move.isPending}>
            {t('stock.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <FormAlert>{move.error && errorMessage(move.error)}</FormAlert>
        <RadioGroup
          legend={t('stock.reason')}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          options={[
            { value: RECEIVED, label: t('stock.received'), hint: t('stock.receivedHint') },
            { value: CORRECTED, label: t('stock.corrected'), hint: t('stock.correctedHint') },
            ...(points.length > 1
              ? [{ value: TRANSFERRED, label: t('stock.transferred'), hint: t('stock.transferredHint') }]
              : []),
          ]}
        />
        <Field label={t(draft.reason === TRANSFERRED ? 'stock.from' : 'stock.point')}>
          <PointSelect points={points} levelAt={levelAt} value={draft.from} onChange={(from) => change({ from })} />
        </Field>
        {draft.reason === TRANSFERRED && (
          <Field label={t('stock.to')} error={isAsked && problems.to ? t('stock.toMissing') : undefined}>
            <PointSelect points={points} levelAt={levelAt} value={draft.to} onChange={(to) => change({ to })} />
          </Field>
        )}
        <Field
          label={t(isCount ? 'stock.counted' : 'stock.pieces')}
          required
          hint={
            isCount && draft.pieces !== '' && !problems.pieces
              ? t('stock.countedHint', { count: level, difference: signed(difference) })
              : undefined
          }
          error={
            isAsked && problems.pieces ? t(`stock.${problems.pieces}`, { max: productLimits.stockMoveMax }) : undefined
          }
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.pieces}
            onChange={({ target }) => change({ pieces: target.value })}
          />
        </Field>
        <Field label={t('stock.note')} hint={t('stock.noteHint')}>
          <Input
            maxLength={catalogFields.stockNote.max}
            autoComplete="off"
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

interface PointSelectProps extends Pick<StockMoveDialogProps, 'points' | 'levelAt'> {
  value: string;
  onChange: (id: string) => void;
}

function PointSelect({ points, levelAt, value, onChange }: PointSelectProps) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {points.map(({ id, name }) => (
        <option key={id} value={id}>
          {`${name[locale]} (${t('state.pieces', { count: levelAt(id) })})`}
        </option>
      ))}
    </Select>
  );
}
