import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type FileImporter, type ImportedFile, useImport, useImportStep } from './file-importer';

const statuses = { CHECKING: 0, READY: 1, APPLYING: 2, DONE: 3, FAILED: 4 };
const ready: ImportedFile = { id: 'i-1', fileName: 'a.csv', status: 1, totalRows: 1, doneRows: 1, failure: null };

it('shows the new rows of a step that ends before its answer arrives', async () => {
  const client = new QueryClient();
  const importer: FileImporter<ImportedFile> = {
    upload: () => Promise.resolve(ready),
    query: (id) => queryOptions<ImportedFile>({ queryKey: ['imports', id], queryFn: () => ready }),
    confirm: () => Promise.resolve(ready),
    statuses,
  };
  let row = 'refused';
  const useReview = () => ({
    found: useImport(importer, ready.id),
    rows: useQuery({ queryKey: ['imports', ready.id, 'rows'], queryFn: () => row, staleTime: Infinity }),
    step: useImportStep(importer, ready.id, () => {
      row = 'updated';
      return Promise.resolve(ready);
    }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useReview, { wrapper });
  await waitFor(() => expect(result.current.rows.data).toBe('refused'));
  act(() => result.current.step.mutate());
  await waitFor(() => expect(result.current.rows.data).toBe('updated'));
});
