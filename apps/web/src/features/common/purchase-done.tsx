import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Spinner } from '@/ui/feedback/spinner';
import { Trail } from '@/ui/layout/trail';

interface ConfirmedPurchaseProps {
  title: string;
  /** The number of the order or booking. */
  number: string;
  className: string;
  children: ReactNode;
}

/** Confirms a purchase after its payment. */
export function ConfirmedPurchase({ title, number, className, children }: ConfirmedPurchaseProps) {
  return (
    <div
      className={cx('night relative isolate overflow-hidden rounded-card border border-line px-6 sm:px-10', className)}
    >
      <Trail
        animated
        shape="rise"
        className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full opacity-60"
      />
      <p className="flex items-center gap-3 font-bold text-good">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {title}
      </p>
      <p className="numeral mt-4 text-[clamp(1.5rem,0.8rem+3.4vw,3.25rem)]">{number}</p>
      {children}
    </div>
  );
}

/** Shown until the payment provider has confirmed the payment. */
export function AwaitedPurchase({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex items-start gap-4 rounded-card bg-raised p-6">
      <Spinner className="mt-1 text-ice" />
      <div className="flex flex-col items-start gap-3">
        <p className="display-3">{title}</p>
        <p className="text-muted">{text}</p>
        {action}
      </div>
    </div>
  );
}

interface AccountInvitationProps {
  title: string;
  text: string;
  action: string;
  /** The English path of the purchase, shown after the registration. */
  purchase: string;
}

/** Invites a guest to create an account in order to find the purchase later. No account is required. */
export function AccountInvitation({ title, text, action, purchase }: AccountInvitationProps) {
  const locale = useLocale();
  return (
    <section className="rounded-card border-2 border-line p-5 sm:p-7">
      <h2 className="display-3">{title}</h2>
      <p className="mt-1 wrap-anywhere text-muted">{text}</p>
      <ButtonLink
        to={`${paths.register}?redirect=${encodeURIComponent(localPath(purchase, locale))}`}
        variant="ice"
        className="mt-4"
      >
        {action}
      </ButtonLink>
    </section>
  );
}
