/**
 * A query keeps its data when a later fetch fails, for example after the window gets the focus again. A page that then
 * shows only the error loses its drawers, and with them what someone has typed.
 */
export const keptData = {
  meta: {
    type: 'problem',
    docs: { description: 'An error replaces the content only while there is no data' },
    messages: { lost: 'It would hide loaded data after a failed refetch: test for `!data && error`.' },
    schema: [],
  },
  create: (context) => ({
    IfStatement({ test, consequent }) {
      const name = test.type === 'MemberExpression' ? test.property.name : test.name;
      if (name === 'error' && isErrorState(returnedBy(consequent))) context.report({ node: test, messageId: 'lost' });
    },
  }),
};

/** Returns the expression that a branch returns first, or undefined. */
function returnedBy(branch) {
  const first = branch.type === 'BlockStatement' ? branch.body[0] : branch;
  return first?.type === 'ReturnStatement' ? first.argument : undefined;
}

const isErrorState = (node) => node?.type === 'JSXElement' && node.openingElement.name.name === 'ErrorState';
