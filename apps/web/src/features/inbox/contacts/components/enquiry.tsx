import type { ContactType } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhenSeen } from '@/ui/layout/when-seen';
import type { SentContact } from './contact-form';
import { ContactSent } from './contact-sent';
import { LateContactForm } from './late-contact-form';

interface EnquiryProps {
  type: typeof ContactType.MEMBERSHIP | typeof ContactType.FRANCHISE;
}

/** The contact form of one message type, for the page about its subject, which links to it as `#enquiry`. */
export function Enquiry({ type }: EnquiryProps) {
  const { t } = useTranslation('contacts');
  const [sent, setSent] = useState<SentContact | null>(null);
  return (
    <div id="enquiry" className="border-t border-line">
      <div className="page-width section-space grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col gap-4">
          <h2 className="display-2">{t(`enquiry.${type}.title`)}</h2>
          <p className="lead">{t(`enquiry.${type}.text`)}</p>
        </div>
        {sent ? (
          <ContactSent sent={sent} onAgain={() => setSent(null)} />
        ) : (
          <WhenSeen className="w-full" reserve="min-h-96">
            <LateContactForm type={type} onSent={setSent} />
          </WhenSeen>
        )}
      </div>
    </div>
  );
}
