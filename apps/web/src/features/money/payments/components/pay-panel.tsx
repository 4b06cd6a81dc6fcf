import type { QueryKey } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { type ToPay, usePay } from '../api/use-pay';

/** The texts of the panel, which depend on the purchase. */
interface PayWords {
  title: string;
  text: string;
  action: string;
}

interface PayPanelProps extends ToPay {
  words: PayWords;
  /** The key of the queries that show the purchase. */
  shown: QueryKey;
  /** A note above the button. */
  above?: ReactNode;
  /** Alternatives to paying. */
  children?: ReactNode;
}

/** A panel for a purchase that awaits its payment, with a button that leads to the provider. */
export function PayPanel({ subject, token, words, shown, above, children }: PayPanelProps) {
  const { pay, error, isPaying } = usePay(shown);
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border-2 border-warn p-5 sm:p-6">
      <div>
        <p className="display-3">{words.title}</p>
        <p className="mt-1 text-muted">{words.text}</p>
      </div>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      {above}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <Button size="lg" pending={isPaying} onClick={() => pay({ subject, token })}>
          {!isPaying && <CreditCard aria-hidden className="size-5" />}
          {words.action}
        </Button>
        {children}
      </div>
    </div>
  );
}
