import type { CallsWith } from '@dronesoccer/contracts';
import { requestFor, withToken, type CallInput, type CallOptions } from './call';
import { failureOf, readJson, send } from './request';

/** The names of the calls that answer with a document: a PDF or a calendar file. */
type DocumentCall = CallsWith<'pdf'> | CallsWith<'ics'>;

/** Fetches a document with the user's token, which a plain link could not send. */
export async function downloadDocument<N extends DocumentCall>(name: N, input: CallInput<N>): Promise<Blob> {
  return withToken(name, async (token) => {
    const answer = await send(requestFor(name, input as Partial<CallOptions<N>>, token));
    if (!answer.ok) throw await failureOf(answer, await readJson(answer));
    return answer.blob();
  });
}

/** Saves a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read only after the current task.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
