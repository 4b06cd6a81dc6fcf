import { CampaignStatus, type CampaignWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { callQuery } from '@/lib/query/call-query';
import { startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { keepUnsaved } from '@/features/common/admin/unsaved/unsaved-text';
import { formOf } from '../model/campaign-form';
import { useCampaignEditor } from './use-campaign-editor';
import { useCampaignUploads } from './use-campaign-uploads';

const at = '2026-11-27T12:00:00.000Z';
const scheduled: CampaignWire = {
  ...{ id: 'campaign', slug: 'spring', title: 'Spring', status: CampaignStatus.SCHEDULED, version: 1 },
  ...{ subject: 'Old subject', preheader: 'Preview', body: 'Old body', subjectFr: '', preheaderFr: '', bodyFr: '' },
  ...{ tags: [], audience: {}, placeName: null, cover: null, attachments: [], run: null, visits: 0, unsubscribes: 0 },
  ...{
    scheduledAt: at,
    scheduledZone: 'America/Toronto',
    scheduledLocal: '2026-11-27T07:00',
    scheduledZoneText: 'EST',
  },
  ...{ updatedAt: at, createdAt: at },
};

/**
 * Saves campaigns as the server does: a request must carry the current version, and every save raises it. Files are added
 * to what was saved while they were uploaded, which ends with `endUpload`.
 */
class FakeUpload {
  static saved = scheduled;
  static endUpload: () => void = () => undefined;
  readonly upload = {};
  status = 200;
  responseText = '';
  onload: () => void = () => undefined;
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(body: FormData): void {
    if (body.get('filesOnly') === 'true') {
      FakeUpload.endUpload = () => {
        const { saved } = FakeUpload;
        this.succeed({ ...saved, attachments: [{ id: 'map', name: 'map.pdf', bytes: 1, url: '/map.pdf' }] });
        this.onload();
      };
      return;
    }
    const { saved } = FakeUpload;
    const textOf = (part: string): string => {
      const value = body.get(part);
      return typeof value === 'string' ? value : '';
    };
    const texts = { subject: textOf('subject'), body: textOf('body') };
    if (textOf('version') === String(saved.version)) {
      this.succeed({ ...saved, ...texts });
    } else {
      this.status = 409;
      this.responseText = JSON.stringify({ isSuccess: false, message: '', errorCode: 'NEWS_015', data: saved });
    }
    window.setTimeout(() => this.onload(), 50);
  }
  private succeed(campaign: CampaignWire): void {
    FakeUpload.saved = { ...campaign, version: campaign.version + 1 };
    this.responseText = JSON.stringify({ isSuccess: true, message: '', errorCode: null, data: FakeUpload.saved });
  }
}

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(async () => {
  FakeUpload.saved = scheduled;
  client.clear();
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  startSession(authWire());
  await loadNamespaces('campaigns.admin');
});

async function editorWith(subject: string) {
  const { result } = renderHook(() => useCampaignEditor(scheduled), { wrapper });
  await act(async () => result.current.form.setValue('subject', subject, { shouldDirty: true }));
  return result;
}

it('sends a new time together with the text that was saved a moment before', async () => {
  const result = await editorWith('New subject');
  // The panel saves the text and then the time, both with the editor of one render.
  const { save, saveTime } = result.current;
  await act(async () => {
    expect(await save()).toBe(true);
    await saveTime({ status: '2', scheduledAt: '2026-12-01T09:00', scheduledZone: 'America/Toronto' });
  });
  expect(FakeUpload.saved).toMatchObject({ subject: 'New subject', version: 3 });
  expect(result.current).toMatchObject({ state: 'saved', isDirty: false });
});

it('saves a text while a file is uploaded, and neither undoes the other', async () => {
  const { result } = renderHook(
    () => {
      const editor = useCampaignEditor(scheduled);
      return { editor, uploads: useCampaignUploads(scheduled, editor) };
    },
    { wrapper },
  );
  await act(async () => result.current.uploads.attachments.add([new File(['x'], 'map.pdf')]));
  const type = (subject: string) => act(async () => result.current.editor.form.setValue('subject', subject));
  // The server cuts the space off, so the form and the answer of the upload differ by more than the file.
  await type('Saved during the upload ');
  await act(() => result.current.editor.save());
  expect(FakeUpload.saved).toMatchObject({ subject: 'Saved during the upload', version: 2 });
  await type('Half a sen');
  await act(async () => FakeUpload.endUpload());
  expect(FakeUpload.saved).toMatchObject({ subject: 'Saved during the upload', version: 3 });
  expect(result.current.uploads.attachments.uploads).toEqual([]);
  expect(result.current.editor).toMatchObject({ theirs: null, values: { subject: 'Half a sen' } });
  await act(() => result.current.editor.save());
  expect(FakeUpload.saved).toMatchObject({ subject: 'Half a sen', version: 4, attachments: [{ name: 'map.pdf' }] });
});

it('saves a text although an upload ended while the text was on its way', async () => {
  const result = await editorWith('New subject');
  FakeUpload.saved = { ...scheduled, version: 2 };
  await act(async () => expect(await result.current.save()).toBe(true));
  expect(FakeUpload.saved).toMatchObject({ subject: 'New subject', version: 3 });
});

it('shows the conflict if someone has changed the time meanwhile', async () => {
  const result = await editorWith('New subject');
  FakeUpload.saved = { ...scheduled, scheduledAt: '2026-12-01T14:00:00.000Z', version: 2 };
  await act(async () => expect(await result.current.save()).toBe(false));
  expect(result.current).toMatchObject({ theirs: { version: 2 } });
});

it('keeps the mark of a file that is marked for deletion while a save runs', async () => {
  const result = await editorWith('New subject');
  await act(async () => {
    const saving = result.current.save();
    result.current.setRemovals((now) => ({ ...now, attachments: ['map'] }));
    await saving;
  });
  expect(result.current.removals.attachments).toEqual(['map']);
});

it('brings an unsaved text back without losing what was just typed in another field', async () => {
  const base = formOf(scheduled);
  keepUnsaved({ id: 'campaign', base, values: { ...base, body: 'A week of work' }, at });
  const result = await editorWith('New subject');
  act(() => result.current.takeUnsaved());
  expect(result.current.values).toMatchObject({ subject: 'New subject', body: 'A week of work' });
});

/** Another editor's save arrives with a refetch. */
const refetch = () =>
  act(async () => {
    const { queryKey } = callQuery('newsletter.campaigns.admin.detail', { params: { id: 'campaign' } });
    client.setQueryData(queryKey, { ...scheduled, subject: 'Their subject', version: 2 });
  });

it('shows a version saved by someone else before it can be sent', async () => {
  const { result } = renderHook(() => useCampaignEditor(scheduled), { wrapper });
  expect(result.current.shownVersion()).toBe(1);
  await refetch();
  expect(result.current.values.subject).toBe('Their subject');
  expect(result.current).toMatchObject({ state: 'saved', theirs: null });
  expect(result.current.shownVersion()).toBe(2);
});

it('shows the conflict when a version of someone else arrives while a text is typed', async () => {
  const result = await editorWith('My subject');
  await refetch();
  expect(result.current).toMatchObject({ theirs: { version: 2 }, values: { subject: 'My subject' } });
  expect(result.current.shownVersion()).toBe(1);
});
