import type { OrderWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { downloadDocument, saveFile } from '@/lib/http/download';

/** Fetches the invoice with the user's token, which a plain link cannot send. */
export function useInvoice(order: OrderWire, token: string | null) {
  return useMutation({
    mutationFn: () =>
      downloadDocument('orders.invoice', { params: { id: order.id }, ...(token !== null && { query: { token } }) }),
    onSuccess: (file) => saveFile(file, `${order.number}.pdf`),
  });
}
