import { type CallBody, PlanKind, type PlanWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@/lib/http/club-calls';
import { familyQuery } from '@/features/common/family-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';

/** The person whom the plan is for: one of the account's children, or the account itself. */
interface Young {
  childId: string | null;
  birthDate: string;
  guardianEmail: string;
}

type YoungBody = Pick<CallBody<'memberships.join'>, 'childId' | 'birthDate' | 'guardianEmail'>;

const unknownFamily = { children: [], needsBirthDate: false };

/**
 * Returns the state of the fields about the person. Only the youth plan is for a child. The account's own person enters a
 * date of birth, and a guardian if under 18, unless a guardian has confirmed both.
 *
 * @param renewedId the child whose membership the person renews, or null
 */
export function useYoung({ kind }: PlanWire, renewedId: string | null) {
  const isYouth = kind === PlanKind.YOUTH;
  const family = useQuery(keepingLanguage(familyQuery()));
  const isUnknown = family.data === undefined;
  // During an upgrade, a process of the previous version does not say whether the date is needed.
  const { children: known, needsBirthDate = true } = family.data ?? unknownFamily;
  const children = isYouth ? known : [];
  const [typed, setTyped] = useState<Partial<Young>>({});
  const first = children.find(({ id }) => id === renewedId) ?? children[0];
  const { childId = first?.id ?? null, birthDate = '', guardianEmail = '' } = typed;
  const asksBirthDate = childId === null && needsBirthDate;
  const asksGuardian = asksBirthDate && isYouth;
  const own: YoungBody = asksBirthDate ? { birthDate, guardianEmail: guardianEmail.trim() || null } : {};
  return {
    ...{ isYouth, children, childId, birthDate, guardianEmail, asksBirthDate, asksGuardian },
    body: childId === null ? own : { childId },
    lacksBirthDate: asksBirthDate && birthDate === '',
    lacksGuardian: asksGuardian && guardianEmail.trim() === '',
    // Until the family is known, the form cannot say who the plan is for.
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

/**
 * Asks who the youth plan is for, and how old the holder of the account is. Under 18, it names the parent or guardian.
 */
export function YouthFields({ young, errors }: YouthFieldsProps) {
  const { t } = useTranslation('memberships');
  const { children, childId, birthDate, guardianEmail, change, family } = young;
  // With another plan than the youth plan, the server asks for the guardian of a person under age.
  const isAsked = errors.guardianEmail !== undefined || guardianEmail !== '';
  const showsGuardian = young.asksGuardian || (young.asksBirthDate && isAsked);
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
      {young.asksBirthDate && (
        <Field
          label={t('join.birthDate')}
          hint={t(young.isYouth ? 'join.birthDateHint' : 'join.birthDateWhy')}
          error={errors.birthDate}
          required
        >
          <Input
            type="date"
            autoComplete="bday"
            value={birthDate}
            onChange={({ target }) => change({ birthDate: target.value })}
          />
        </Field>
      )}
      {showsGuardian && (
        <Field label={t('join.guardian')} hint={t('join.guardianHint')} error={errors.guardianEmail} required>
          <Input
            type="email"
            inputMode="email"
            value={guardianEmail}
            onChange={({ target }) => change({ guardianEmail: target.value })}
          />
        </Field>
      )}
    </>
  );
}
