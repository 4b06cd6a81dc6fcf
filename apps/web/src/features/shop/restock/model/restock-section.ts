/** The form's place on the product's page, as a link names it. */
export const restockSection = 'restock';
