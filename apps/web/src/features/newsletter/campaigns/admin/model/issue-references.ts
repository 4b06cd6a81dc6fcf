/** The lines of an issue that name a product and an event. */
export const productText = (slug: string): string => `[[product:${slug}]]`;
export const eventText = (address: string): string => `[[event:${address}]]`;
