/** The setter of `useSearchParams` changes the last rendered query, which may lag behind the router's. */
export const freshQueries = {
  meta: {
    type: 'problem',
    docs: { description: 'An address is built from the one that the router has' },
    messages: { stale: 'It would change the query that was last rendered: use useChangeQuery, which asks the router.' },
    schema: [],
  },
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression' || init.callee.name !== 'useSearchParams') return;
      if (id.type === 'ArrayPattern' && id.elements.length > 1) context.report({ node: id, messageId: 'stale' });
    },
  }),
};
