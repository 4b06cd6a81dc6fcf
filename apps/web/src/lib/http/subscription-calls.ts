// The calls behind the links of a newsletter email, for their pages. In a build, `vite/client-calls.ts` puts them here so
// that other pages do not download them; without a build the table in `calls.ts` is complete.
export {};
