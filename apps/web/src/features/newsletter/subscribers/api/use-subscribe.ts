import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { callForAnswer } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';

/** The footer's subscription. The answer's message says whether a confirmation link was emailed. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) =>
      callForAnswer('newsletter.subscribe', {
        body: { email, locale: currentLocale(), source: 'footer' },
        skipLoader: true,
      }),
    meta: { failure: false },
  });
}

/** Returns the error text. Spec 8 has one text for a refusal and another for a failed request. */
export function failureText(error: unknown, texts: { refused: string; failed: string }): string {
  if (!(error instanceof ApiError) || error.status !== 200) return errorMessage(error, texts.failed);
  return error.texts?.[currentLocale()] ?? texts.refused;
}
