/**
 * `npm run budgets`: what the pages weigh and how long they take, beside their limits (three runs, four times slower
 * than this machine). Fails on bytes, files and layout shift, as `npm test` does; times are only printed.
 */
process.env['BUDGETS'] = 'report';
process.argv.splice(2, Infinity, 'browser', 'frame/budgets');
await import('../test/test.ts');
