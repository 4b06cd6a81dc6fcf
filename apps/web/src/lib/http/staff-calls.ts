// The staff calls, which the dashboard imports once. In a build, `vite/client-calls.ts` puts them here so that visitors
// do not download them; without a build the table in `calls.ts` is complete.
export {};
