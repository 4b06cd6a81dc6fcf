import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '@/features/common/family-query';
import { useSession } from '@/lib/session/use-session';
import { Checkbox } from '@/ui/fields/checkbox';

interface Person {
  /** `booker` or the id of a child. */
  id: string;
  name: string;
}

export interface FamilySeatsProps {
  /** The ids of the persons who have a seat. */
  seated: readonly string[];
  onChange: (person: Person, isSeated: boolean) => void;
}

/** Offers seats to the account itself and to its children. Accounts without children see nothing. */
export function FamilySeats({ seated, onChange }: FamilySeatsProps) {
  const { t } = useTranslation('families');
  const { user } = useSession();
  const { data } = useQuery(familyQuery());
  if (!data || data.children.length === 0 || user === null) return null;
  const people: Person[] = [
    { id: 'booker', name: user.name },
    ...data.children.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
  ];
  return (
    <fieldset>
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t('seats.title')}</legend>
      <div className="flex flex-wrap gap-x-8">
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={person.id === 'booker' ? t('seats.you', { name: person.name }) : person.name}
            checked={seated.includes(person.id)}
            onChange={({ target }) => onChange(person, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
