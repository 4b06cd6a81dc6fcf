// The calls of the staff, for the dashboard to import once. In a build `vite/client-calls.ts` puts them here, out of
// what visitors download; without one the table in `calls.ts` is whole.
export {};
