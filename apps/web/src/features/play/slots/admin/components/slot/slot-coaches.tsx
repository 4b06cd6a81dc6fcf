import { slotCoachesMax } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { FormSection } from '@/ui/layout/form-section';
import { useSlotCoaches } from '../../api/use-slot-coaches';

export interface SlotCoachesProps {
  slotId: string;
}

/** The coaches of a slot. Each choice is saved at once, apart from the form around it. */
export default function SlotCoaches({ slotId }: SlotCoachesProps) {
  const { t } = useTranslation('slots.admin');
  const { found, change } = useSlotCoaches(slotId);
  if (!found.data) return null;
  const { coaches, choices } = found.data;
  const standing = coaches.map(({ id }) => id);
  const chosen = change.isPending ? change.variables.coachIds : standing;
  const isFull = chosen.length >= slotCoachesMax;
  const choose = (id: string, isChosen: boolean) =>
    change.mutate({
      expected: standing,
      coachIds: isChosen ? [...standing, id] : standing.filter((each) => each !== id),
    });
  return (
    <FormSection title={t('coaches.title')} text={t(choices.length > 0 ? 'coaches.text' : 'coaches.none')} columns={1}>
      {change.error && <FormAlert>{errorMessage(change.error)}</FormAlert>}
      {choices.length > 0 && (
        <ul aria-label={t('coaches.title')} className="max-h-72 overflow-y-auto">
          {choices.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={chosen.includes(id)}
                disabled={change.isPending || (isFull && !chosen.includes(id))}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
