import { BookingUserType, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { joinFrom, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';

/** Tells a visitor who is not signed in as a member, before the form, that the slot is for members. */
export function MembersOnlyNote({ slot }: { slot: Pick<SlotWire, 'id' | 'type'> }) {
  const { t } = useTranslation('waitlist');
  const locale = useLocale();
  const { user, isSignedIn } = useSession();
  if (slot.type !== SlotType.MEMBER || user?.user_type === BookingUserType.MEMBER) return null;
  return (
    <section className="flex flex-col items-start gap-4 rounded-card border-2 border-warn p-5">
      <p className="font-bold">{t('membersOnly')}</p>
      <div className="flex flex-wrap gap-3">
        {!isSignedIn && (
          <ButtonLink to={loginPathFor(localPath(paths.joinWaitlist(slot.id), locale))}>{t('logIn')}</ButtonLink>
        )}
        <ButtonLink to={joinFrom} variant="outline">
          {t('membership')}
        </ButtonLink>
      </div>
    </section>
  );
}
