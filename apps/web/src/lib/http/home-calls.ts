// The calls of the home page, for that page alone. In a build, `vite/client-calls.ts` puts them here so that other pages
// do not download them; without a build the table in `calls.ts` is complete.
export {};
