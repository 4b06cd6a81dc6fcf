// The calls that read what editors write and that search the site, for the pages and dialogs that show them. In a build,
// `vite/client-calls.ts` puts them here so that other pages do not download them; without a build the table in
// `calls.ts` is complete.
export {};
