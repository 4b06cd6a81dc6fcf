/** Anything with a total, in dollars. */
interface Priced {
  total: number;
}

/** What a person knows about the price of what they ask for. */
export interface Agreement<Quote extends Priced> {
  /** What was asked for; another question has another price by right. */
  question: string;
  /** The quote that they saw first, or have accepted since. */
  agreed: Quote;
  /** One with another total, which waits for their word: it says the same for as long as it is being read. */
  asked: Quote | null;
}

/**
 * While they ask for the same thing, another total is a change that has to be shown, whether the server refused the old
 * one or a later quote brought it.
 */
export function hear<Quote extends Priced>(
  known: Agreement<Quote> | null,
  question: string,
  quote: Quote,
): Agreement<Quote> {
  if (known?.question !== question) return { question, agreed: quote, asked: null };
  const { agreed, asked } = known;
  if (quote.total === agreed.total)
    return quote === agreed && !asked ? known : { question, agreed: quote, asked: null };
  // Another total than the one that is asked about is a question of its own, once this one is answered.
  const isSame = asked === quote || (asked !== null && asked.total !== quote.total);
  return isSame ? known : { question, agreed, asked: quote };
}

/** They have accepted what they were asked. */
export function accept<Quote extends Priced>({ question, agreed, asked }: Agreement<Quote>): Agreement<Quote> {
  return { question, agreed: asked ?? agreed, asked: null };
}
