/**
 * What a provider throws when it will not pay back, now or ever as far as it can tell: the card is gone, the dispute is
 * lost, its balance is empty. Anything else it throws is taken for an outage and tried again by itself.
 */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';

  constructor(
    message: string,
    /** The provider's own id of the try, where it got that far. */
    readonly reference: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
