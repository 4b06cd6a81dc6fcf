/** Anything with a total, in dollars. */
interface WithTotal {
  total: number;
}

/** The price that the customer knows for a request, and a changed price that the customer has to accept. */
export interface Agreement<Quote extends WithTotal> {
  /** Identifies the priced request. A different request may have a different price. */
  question: string;
  /** The quote that the customer saw first or accepted last. */
  agreed: Quote;
  /**
   * A quote with a different total that awaits the customer's consent. It does not change while the customer reads it.
   */
  asked: Quote | null;
}

/**
 * Takes in a new quote. For the same request, a different total is a change that has to be shown, whether the server
 * refused the old total or a later quote brought the new one.
 */
export function applyQuote<Quote extends WithTotal>(
  known: Agreement<Quote> | null,
  question: string,
  quote: Quote,
): Agreement<Quote> {
  if (known?.question !== question) return { question, agreed: quote, asked: null };
  const { agreed, asked } = known;
  if (quote.total === agreed.total)
    return quote === agreed && !asked ? known : { question, agreed: quote, asked: null };
  // While the customer is asked about one total, a further total has to wait: it becomes the next question once this
  // one is answered.
  const isSame = asked === quote || (asked !== null && asked.total !== quote.total);
  return isSame ? known : { question, agreed, asked: quote };
}

/** Records that the customer accepted the new total. */
export function accept<Quote extends WithTotal>({ question, agreed, asked }: Agreement<Quote>): Agreement<Quote> {
  return { question, agreed: asked ?? agreed, asked: null };
}
