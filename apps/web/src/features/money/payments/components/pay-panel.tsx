import type { QueryKey } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { type ToPay, usePay } from '../api/use-pay';

/** What the person reads, in the words of what is paid for. */
export interface PayWords {
  title: string;
  text: string;
  action: string;
}

export interface PayPanelProps extends ToPay {
  words: PayWords;
  /** The queries that show what is paid for. */
  shown: QueryKey;
  /** What can be done instead of paying. */
  children?: ReactNode;
}

/** Something waits for its payment: what is to be known about it, and a button that leads there. */
export function PayPanel({ subject, token, words, shown, children }: PayPanelProps) {
  const { pay, error, isPaying } = usePay(shown);
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border-2 border-warn p-5 sm:p-6">
      <div>
        <p className="display-3">{words.title}</p>
        <p className="mt-1 text-muted">{words.text}</p>
      </div>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
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
