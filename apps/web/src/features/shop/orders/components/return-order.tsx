import { type OrderWire, returnBody as returnBodyFields } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDate, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { headingAfter } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Field } from '@/ui/fields/field';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Textarea } from '@/ui/fields/textarea';
import { returnQuoteQuery } from '../api/queries';
import { useReturnOrder } from '../api/use-return-order';
import { returnableLines, returnBody, type ReturnChoices, returnProblem, returnQuoteBody } from '../model/returns';
import { ReturnLine } from './return-line';

/** Requests a return line by line, within the return period. */
export function ReturnOrder({ order, token }: { order: OrderWire; token: string | null }) {
  const { t } = useTranslation('returns');
  const [isOpen, setOpen] = useState(false);
  if (returnableLines(order).length === 0) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-5" />
        {t('open')}
      </Button>
      {isOpen && <ReturnDialog order={order} token={token} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReturnDialogProps {
  order: OrderWire;
  token: string | null;
  onClose: () => void;
}

function ReturnDialog({ order, token, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('returns');
  const locale = useLocale();
  const [choices, setChoices] = useState<ReturnChoices>({});
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const asking = useReturnOrder({ id: order.id, token }, () => {
    onClose();
    notify({ type: 'success', message: t('done') });
  });
  const quote = useQuery(returnQuoteQuery({ id: order.id, token }, returnQuoteBody(choices)));
  // A placeholder belongs to the previous selection while the new quote loads.
  const worth = quote.isPlaceholderData ? undefined : quote.data;
  const list = useRef<HTMLUListElement>(null);
  const problem = returnProblem(choices);
  const submit = () => {
    setTried(true);
    if (problem === null) asking.mutate(returnBody(choices, note));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      finalFocus={() => headingAfter(asking)}
      width="medium"
      initialFocus={() => list.current?.querySelector('input') ?? true}
      title={t('title')}
      text={t('text', { date: formatDate(order.can.returnUntil ?? '', locale) })}
      keepLabel={t('keep')}
      confirmLabel={t('send')}
      onConfirm={submit}
      pending={asking.isPending}
      failure={null}
    >
      <div className="flex flex-col gap-5">
        <FormAlert>
          {asking.error ? errorMessage(asking.error) : wasTried && problem && t(`missing.${problem}`)}
        </FormAlert>
        <ul ref={list} aria-label={t('lines')} className="divide-y divide-line border-y border-line">
          {returnableLines(order).map((line) => (
            <ReturnLine
              key={line.productId}
              line={line}
              choice={choices[line.productId] ?? null}
              worth={worth?.lines.find(({ productId }) => productId === line.productId)?.amount}
              delivery={order.delivery}
              showMissing={wasTried}
              onChange={(choice) => setChoices((before) => withChoice(before, line.productId, choice))}
            />
          ))}
        </ul>
        {worth && Object.keys(choices).length > 0 && (
          <p className="rounded-card bg-raised p-4">
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-bold">{t('total')}</span>
              <span className="numeral text-xl">{formatMoney(worth.amount, locale)}</span>
            </span>
            <span className="block text-sm text-muted">
              {worth.shipping > 0 && `${t('shipping', { amount: formatMoney(worth.shipping, locale) })}. `}
              {t('totalHint')}
            </span>
          </p>
        )}
        <Field label={t('note')} hint={t('noteHint')}>
          <Textarea
            rows={3}
            maxLength={returnBodyFields.note.rule.max}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

function withChoice(choices: ReturnChoices, productId: string, choice: ReturnChoices[string] | null): ReturnChoices {
  if (choice !== null) return { ...choices, [productId]: choice };
  return Object.fromEntries(Object.entries(choices).filter(([id]) => id !== productId));
}
