import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { Field } from './field';
import { TagsInput } from './tags-input';

beforeAll(() => loadNamespaces('kit'));

function Emails() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Field label="Emails">
      <TagsInput value={value} onChange={setValue} normalize={(entry) => entry.trim().toLowerCase()} />
    </Field>
  );
}

const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('ends an entry by Enter, a comma or leaving, counts it once, and takes it back by Backspace or its cross', async () => {
  render(<Emails />);
  const box = screen.getByRole('textbox', { name: 'Emails' });
  await userEvent.type(box, 'A@b.ca{Enter}c@d.ca,a@b.ca ');
  await userEvent.tab();
  expect(entries()).toEqual(['a@b.ca', 'c@d.ca']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a@b.ca' }));
  await userEvent.type(box, '{Backspace}');
  expect(entries()).toEqual([]);
});

it('makes many of a pasted list', async () => {
  render(<Emails />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Emails' }));
  await userEvent.paste('a@b.ca; c@d.ca\ne@f.ca, g@h.ca');
  expect(entries()).toEqual(['a@b.ca', 'c@d.ca', 'e@f.ca', 'g@h.ca']);
});
