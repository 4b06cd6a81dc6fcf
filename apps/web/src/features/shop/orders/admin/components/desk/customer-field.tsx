import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '@/features/common/admin/choosing/choice-row';
import { FoundChoices } from '@/features/common/admin/choosing/found-choices';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { usePaused } from '@/lib/use-paused';
import { TextField } from '@/ui/fields/text-field';
import { accountSearchQuery } from '../../api/use-desk-order';
import { accountOf, type DeskForm } from '../../model/desk-order';

/** The customer's email: that of an account, found by a part of the name or of the address, or a new one. */
export function CustomerField({ form }: { form: RuledForm<DeskForm> }) {
  const { t } = useTranslation('orders.admin');
  const typed = form.watch('email').trim();
  const search = usePaused(typed);
  const found = useQuery(accountSearchQuery(search));
  const account = accountOf(found.data?.items ?? [], typed);
  const isSearching = search.length >= 2 && typed.length >= 2 && account === null;
  const set = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        form={form}
        name="email"
        label={t('desk.email')}
        hint={account === null ? t('desk.emailHint') : t('desk.accounts.of', { name: account.name })}
        required
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isSearching && (
        <FoundChoices
          label={t('desk.accounts.results')}
          rows={found.data?.items}
          error={found.error}
          onRetry={() => void found.refetch()}
          summary={(count) => (count === 0 ? t('desk.accounts.none') : t('desk.accounts.found', { count }))}
          keyOf={({ id }) => id}
        >
          {({ name, email }) => (
            <ChoiceRow
              onChoose={() => {
                form.setValue('email', email, set);
                if (form.getValues('fullName').trim() === '') form.setValue('fullName', name, set);
                form.setFocus('email');
              }}
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted wrap-anywhere">{email}</span>
              </span>
            </ChoiceRow>
          )}
        </FoundChoices>
      )}
    </div>
  );
}
