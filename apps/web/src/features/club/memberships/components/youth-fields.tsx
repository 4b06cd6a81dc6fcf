import { PlanKind, type PlanWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '@/features/common/family-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';

/** The person whom the youth plan is for: one of the account's children, or the account itself. */
interface Young {
  childId: string | null;
  birthDate: string;
  guardianEmail: string;
}

type YoungBody = { childId: string } | { birthDate: string; guardianEmail: string };

/**
 * Returns the state of the youth plan's fields. Other plans have none, and `body` is then empty.
 *
 * @param renewedId the child whose membership the person renews, or null
 */
export function useYoung({ kind }: PlanWire, renewedId: string | null) {
  const isYouth = kind === PlanKind.YOUTH;
  const family = useQuery({ ...familyQuery(), enabled: isYouth });
  const isUnknown = isYouth && family.data === undefined;
  const children = family.data?.children ?? [];
  const [typed, setTyped] = useState<Partial<Young>>({});
  const first = children.find(({ id }) => id === renewedId) ?? children[0];
  const { childId = first?.id ?? null, birthDate = '', guardianEmail = '' } = typed;
  const lacks = (value: string) => isYouth && childId === null && value.trim() === '';
  const ofChild: YoungBody | null = childId === null ? null : { childId };
  const body: YoungBody | null = isYouth ? (ofChild ?? { birthDate, guardianEmail: guardianEmail.trim() }) : null;
  return {
    ...{ isYouth, children, childId, birthDate, guardianEmail, body },
    lacksBirthDate: lacks(birthDate),
    lacksGuardian: lacks(guardianEmail),
    // Until the family is known, the form cannot say for whom the plan is.
    family: isUnknown ? family : null,
    hasFailed: isUnknown && family.isError,
    isWaiting: isUnknown && !family.isError,
    change: (values: Partial<Young>) => setTyped({ ...typed, ...values }),
  };
}

interface YouthFieldsProps {
  young: ReturnType<typeof useYoung>;
  errors: Readonly<Partial<Record<keyof Young, string | undefined>>>;
}

/** Asks for whom the youth plan is. A person under 18 with an account names the parent or guardian. */
export function YouthFields({ young, errors }: YouthFieldsProps) {
  const { t } = useTranslation('membership');
  const { children, childId, birthDate, guardianEmail, change, family } = young;
  if (family?.error) {
    return <ErrorState error={family.error} onRetry={() => void family.refetch()} retrying={family.isFetching} />;
  }
  if (family) return <Skeleton className="h-12" />;
  return (
    <>
      {children.length > 0 && (
        <Field label={t('join.forWhom')} error={errors.childId}>
          <Select value={childId ?? ''} onChange={({ target }) => change({ childId: target.value || null })}>
            {children.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>{`${firstName} ${lastName}`}</option>
            ))}
            <option value="">{t('join.forMe')}</option>
          </Select>
        </Field>
      )}
      {childId === null && (
        <>
          <Field label={t('join.birthDate')} hint={t('join.birthDateHint')} error={errors.birthDate} required>
            <Input
              type="date"
              autoComplete="bday"
              value={birthDate}
              onChange={({ target }) => change({ birthDate: target.value })}
            />
          </Field>
          <Field label={t('join.guardian')} hint={t('join.guardianHint')} error={errors.guardianEmail} required>
            <Input
              type="email"
              inputMode="email"
              value={guardianEmail}
              onChange={({ target }) => change({ guardianEmail: target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}
