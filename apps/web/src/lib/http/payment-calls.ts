// The call that starts a payment, which its hook imports. In a build, `vite/client-calls.ts` puts it here so that other pages
// do not download it; without a build the table in `calls.ts` is complete.
export {};
