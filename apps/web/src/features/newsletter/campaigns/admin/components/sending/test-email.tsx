import { type CampaignWire, newsletterFields } from '@dronesoccer/contracts';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import { useSendTest } from '../../api/use-campaign-changes';

/** Sends the issue to one address, in each language it is written in. */
export function TestEmail({ campaign: { id }, editor }: { campaign: CampaignWire; editor: CampaignEditor }) {
  const { t } = useTranslation('campaigns.admin');
  const { user } = useSession();
  const form = useRuledForm({ email: newsletterFields.newsletterEmail }, { email: user?.email ?? '' });
  const test = useSendTest();
  const submit = form.handleSubmit(async ({ email }) => {
    // The server sends the saved version, so save first.
    if (editor.isDirty && !(await editor.save())) return;
    test.mutate(
      { id, email },
      {
        onSuccess: () => notify({ type: 'success', message: t('test.sent', { email }) }),
        onError: form.showServerErrors,
      },
    );
  });
  return (
    <Panel title={t('test.title')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FormAlert>{test.error && errorMessage(test.error)}</FormAlert>
        <Field label={t('test.email')} hint={t('test.hint')} error={form.errorOf('email')} required>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="outline" pending={test.isPending} className="self-start">
          {!test.isPending && <Send aria-hidden className="size-5" />}
          {t('test.send')}
        </Button>
      </form>
    </Panel>
  );
}
