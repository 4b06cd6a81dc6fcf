import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { type Save, useEditForm } from './use-edit-form';

interface Terms {
  website: string;
  jobTitle: string;
}
interface Partner extends Terms {
  id: string;
  version: number;
}

const opened: Partner = { id: 'p', version: 1, website: 'https://old.example', jobTitle: 'Coach' };
/** The answer to an approval. A colleague has corrected the website since the form was opened. */
const approved: Partner = { ...opened, version: 3, website: 'https://new.example' };
const formOf = ({ website, jobTitle }: Partner): Terms => ({ website, jobTitle });

const sent: Save<Terms>[] = [];
beforeEach(() => {
  sent.length = 0;
});

function useEdited() {
  const form = useRuledForm<Terms>({}, formOf(opened));
  const { isDirty } = form.formState;
  const save = useMutation({
    mutationFn: async (given: Save<Terms>): Promise<Partner> => {
      sent.push(given);
      return { ...opened, ...given.terms };
    },
  });
  const edit = useEditForm({
    ...{ form, standing: opened, formOf, termsOf: (values: Terms) => values, save },
    fieldOf: () => null,
    conflict: 'PART_009',
    onSaved: () => undefined,
  });
  return { form, isDirty, edit };
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const openForm = () => renderHook(useEdited, { wrapper }).result;
const submit = (result: ReturnType<typeof openForm>) =>
  act(() => result.current.edit.submit({ preventDefault: () => undefined, persist: () => undefined } as FormEvent));

it('saves a colleague’s change with its own after another action on the record', async () => {
  const result = openForm();
  act(() => result.current.form.setValue('jobTitle', 'Head coach', { shouldDirty: true }));
  act(() => result.current.edit.rebaseOn(approved));
  await submit(result);
  const terms = { website: 'https://new.example', jobTitle: 'Head coach' };
  await waitFor(() => expect(sent).toEqual([{ id: 'p', version: 3, terms }]));
});

it('shows a colleague’s change in an untouched form, which stays unchanged', () => {
  const result = openForm();
  act(() => result.current.edit.rebaseOn(approved));
  expect(result.current.form.getValues('website')).toBe('https://new.example');
  expect(result.current.isDirty).toBe(false);
});

it('shows the version before it overwrites a field that both have changed', async () => {
  const result = openForm();
  act(() => result.current.form.setValue('website', 'https://mine.example', { shouldDirty: true }));
  act(() => result.current.edit.rebaseOn(approved));
  expect(result.current.edit.theirs).toEqual(approved);
  expect(result.current.form.getValues('website')).toBe('https://mine.example');
  await act(async () => result.current.edit.keepMine());
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, terms: { website: 'https://mine.example' } }]));
});
