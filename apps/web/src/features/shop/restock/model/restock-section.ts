/** The id of the form's section on the product's page, used as a link's hash. */
export const restockSection = 'restock';
