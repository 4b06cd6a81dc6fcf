// The calls of bookings, of the waitlist, of tournament teams and of the calendar of one's bookings, which their components import. In
// a build, `vite/client-calls.ts` puts them here so that other pages do not download them; without a build the table in
// `calls.ts` is complete.
export {};
