import { type ContactWire, contactFields } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { contactQuery } from '../api/queries';
import { type ContactScope, listOf } from '../model/scope';
import { AnswerForm, type AnswerValues } from './answer-form';
import { ContactMessage } from './contact-message';
import { OtherContacts } from './other-contacts';
import { ContactThread } from './contact-thread';
import { Handling } from './handling';
import { StateBadge } from './state-badge';

export const ContactDrawer = ({ id }: { id: string }) => <ScopedDrawer id={id} scope="inbox" />;
export const ReportDrawer = ({ id }: { id: string }) => <ScopedDrawer id={id} scope="safeSport" />;

/** A contact or report: the message, the answers, the assignee, and the form for the next answer. */
function ScopedDrawer({ id, scope }: { id: string; scope: ContactScope }) {
  const { t } = useTranslation('contacts.admin');
  const contact = useQuery(contactQuery(id, scope));
  return (
    <LoadedDrawer query={contact} title={t('contact.loading')} width="wide" backTo={listOf[scope]}>
      {(data) => <ContactDetails contact={data} scope={scope} />}
    </LoadedDrawer>
  );
}

function ContactDetails({ contact, scope }: { contact: ContactWire; scope: ContactScope }) {
  const { t } = useTranslation('contacts.admin');
  const form = useRuledForm<AnswerValues>({ text: contactFields.contactAnswer }, { text: '' });
  const drawer = useRouteDrawer({ backTo: listOf[scope], isDirty: form.formState.isDirty });
  // A report may concern a child, so its answer is never kept in the browser: it counts as filled in, not as typed. No
  // one else can have changed a new answer, so a conflict cannot occur.
  const filled = scope === 'safeSport' ? form.getValues() : undefined;
  const unsaved = useUnsavedForm(`contact ${contact.id}`, form, () => undefined, filled);
  // The version that the administrator has seen. A later change or answer by someone else is shown before theirs is
  // accepted.
  const [seen, setSeen] = useState(contact.version);
  const { number, state, isActive, isSuspected } = contact;
  return (
    <RouteDrawer
      drawer={{ ...drawer, guard: abandonOnLeave(drawer.guard, unsaved.text) }}
      width="wide"
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="numeral whitespace-nowrap">{number}</span>
          <StateBadge state={state} />
        </span>
      }
    >
      <div className="flex flex-col gap-8">
        {!isActive && <Note text={t('contact.deactivated')} />}
        {isActive && isSuspected && <Note text={t('contact.suspected')} />}
        <ContactMessage contact={contact} />
        <ContactThread contact={contact} />
        {isActive && <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />}
        {isActive && (
          <AnswerForm
            contact={contact}
            scope={scope}
            form={form}
            version={seen}
            onSeen={setSeen}
            onClosed={() => drawer.leave()}
          />
        )}
        {isActive && <Handling contact={contact} scope={scope} version={seen} onSeen={setSeen} />}
        <OtherContacts contact={contact} />
      </div>
    </RouteDrawer>
  );
}

function Note({ text }: { text: string }) {
  return <p className="rounded-control border-2 border-warn px-4 py-3 font-semibold">{text}</p>;
}
