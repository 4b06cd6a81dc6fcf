import { SlotType } from '@dronesoccer/contracts';
import { IdCard, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import { slotTypes } from '../../model/offer';

/** Marks a slot that is not open to everyone, with an outline and its own icon. */
export function TypeMark({ type }: { type: SlotType }) {
  const { t } = useTranslation('slots');
  if (type === SlotType.GUEST) return null;
  const Shape = type === SlotType.TOURNAMENT ? Trophy : IdCard;
  return (
    <Badge>
      {/* The column of a week has no room for it. */}
      <Shape aria-hidden className="size-3.5 @max-[9rem]:hidden" />
      {t(`type.${slotTypes[type]}`)}
    </Badge>
  );
}
