import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './query-client';

const queryKey = ['orders', 'list'];

afterEach(() => queryClient.clear());

describe('what is invalidated while it is read', () => {
  it('is read anew, also the first time: an answer from before the change is never kept', async () => {
    const answers: ((data: string) => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => new Promise<string>((answer) => answers.push(answer)),
    });
    const stop = observer.subscribe(() => undefined);
    const invalidated = queryClient.invalidateQueries({ queryKey });
    answers[0]?.('before');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after');
    await invalidated;
    expect(observer.getCurrentResult().data).toBe('after');
    stop();
  });

  it('keeps what is shown until the new answer is there', async () => {
    queryClient.setQueryData(queryKey, 'shown');
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => Promise.resolve('after') });
    const seen: unknown[] = [];
    const stop = observer.subscribe(({ data }) => seen.push(data));
    await queryClient.invalidateQueries({ queryKey });
    expect(observer.getCurrentResult().data).toBe('after');
    expect(seen).not.toContain(undefined);
    stop();
  });
});
