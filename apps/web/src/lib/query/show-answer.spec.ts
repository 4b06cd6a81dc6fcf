import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAnswer } from './show-answer';

test('a read that began before a write does not put the old back', async () => {
  const client = new QueryClient();
  let reply: (value: string) => void = () => undefined;
  const query = queryOptions({
    queryKey: ['cart'],
    queryFn: () => new Promise<string>((resolve) => (reply = resolve)),
    retry: false,
  });
  const read = client.fetchQuery(query).catch(() => 'cancelled');
  showAnswer(client, query.queryKey, 'after the write');
  reply('before the write');
  await read;
  expect(client.getQueryData(query.queryKey)).toBe('after the write');
});
