import type { Mutation } from '../mutation.ts';

const subscribing = ['apps/api/src/features/newsletter/newsletter.spec.ts'];
const subscribers = ['apps/api/src/features/newsletter/admin/subscribers.spec.ts'];

/** What consent to the newsletter rests on. */
export const newsletter: readonly Mutation[] = [
  {
    promise: 'S13',
    what: 'the link of an old letter subscribes no one: the address itself is asked',
    file: 'apps/api/src/features/newsletter/subscribe.ts',
    text: 'const isProved = isOwn || !this.asksTwice;',
    becomes: "const isProved = isOwn || !this.asksTwice || source === 'preferences';",
    tests: subscribing,
  },
  {
    promise: 'S13',
    what: 'a suppressed address stays so, however often it is asked for again',
    file: 'apps/api/src/features/newsletter/subscribe.ts',
    text: '      if (state === SUPPRESSED) return { state: to };\n',
    becomes: '      if (state === SUPPRESSED) void SUPPRESSED;\n',
    tests: subscribers,
  },
];
