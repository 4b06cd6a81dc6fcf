// The calls that price and place an order, for the cart and the checkout. In a build, `vite/client-calls.ts` puts them here
// so that other pages do not download them; without a build the table in `calls.ts` is complete.
export {};
