/**
 * `npm run budgets` compares the pages' size and load time with their limits (three runs, on a CPU slowed down four
 * times). It fails on bytes, files and layout shift, as `npm test` does, but only prints the times.
 */
process.env['BUDGETS'] = 'report';
process.argv.splice(2, Infinity, 'browser', 'frame/budgets');
await import('../test/test.ts');
