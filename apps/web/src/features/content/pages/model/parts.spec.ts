import { expect, it } from 'vitest';
import { partsOf, tasksIn } from './parts';

it('splits a page at its headings, and offers the links of the last section as next steps', () => {
  const body =
    '## One\n\nText.\n\n### Part\n\n- [Shop](/shop)\n\n## Next\n\n- [Arenas](/arenas)\n- [Ask](/contact-us?type=franchise)\n';
  expect(partsOf(body)).toEqual({
    facts: [],
    intro: '',
    sections: [{ heading: 'One', body: 'Text.\n\n### Part\n\n- [Shop](/shop)' }],
    next: {
      heading: 'Next',
      links: [
        { label: 'Arenas', to: '/arenas' },
        { label: 'Ask', to: '/contact-us?type=franchise' },
      ],
    },
  });
});

it.each(['- [Away](https://example.com)', '- [Away](//example.com)', '- [Shop](/shop) and more', 'Text.', ''])(
  'keeps a last section that is more than links of this site: %s',
  (last) => {
    expect(partsOf(`## Next\n\n${last}`)).toMatchObject({ sections: [{ heading: 'Next', body: last }], next: null });
  },
);

it('takes a list of figures at the start for the scoreboard, and the rest before the headings as the introduction', () => {
  expect(partsOf('- **20 cm** ball diameter\n- **4 × 8 m** arena floor\n\nHello.\n\n## One\n')).toMatchObject({
    facts: [
      { figure: '20 cm', label: 'ball diameter' },
      { figure: '4 × 8 m', label: 'arena floor' },
    ],
    intro: 'Hello.',
  });
});

it.each(['- **20 cm** ball\n- a point without a figure', '- a point', 'Text.', ''])(
  'keeps anything else before the headings as the introduction: %s',
  (opening) => {
    expect(partsOf(opening)).toEqual({ facts: [], intro: opening, sections: [], next: null });
  },
);

it('separates the tasks of a section from its text', () => {
  expect(tasksIn('Fly.\n\n- [ ] I can hover\n- [x] I can land\n\n- A point')).toEqual({
    text: 'Fly.\n\n\n- A point',
    tasks: ['I can hover', 'I can land'],
  });
});
