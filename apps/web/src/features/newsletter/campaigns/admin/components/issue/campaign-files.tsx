import { campaignLimits, type CampaignWire } from '@dronesoccer/contracts';
import { FileText, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/features/common/admin/file-drop';
import { pictureKinds } from '@/features/common/admin/pictures/picture-kinds';
import { UploadList } from '@/features/common/admin/pictures/upload-list';
import type { FileUploads } from '@/features/common/admin/pictures/use-uploads';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { FormSection } from '@/ui/layout/form-section';
import { Picture } from '@/ui/layout/picture';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import type { CampaignUploads } from '../../api/use-campaign-uploads';
import { placeIds } from '../../model/check-places';

const attachmentKinds = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx', '.ics', '.txt'];

interface CampaignFilesProps {
  campaign: CampaignWire;
  editor: CampaignEditor;
  uploads: CampaignUploads;
}

/** The cover picture and the files that the issue links to. Both are saved as soon as they are uploaded. */
export function CampaignFiles({ campaign, editor, uploads }: CampaignFilesProps) {
  const { t } = useTranslation('campaigns.admin');
  const { form, removals, setRemovals } = editor;
  const { cover, attachments } = campaign;
  const isRemoved = (id: string) => removals.attachments.includes(id);
  const keep = (id: string) =>
    setRemovals({ ...removals, attachments: removals.attachments.filter((each) => each !== id) });
  const remove = (id: string) => setRemovals({ ...removals, attachments: [...removals.attachments, id] });
  const room = campaignLimits.attachmentsMax - attachments.length - uploads.attachments.uploads.length;
  return (
    <>
      <FormSection title={t('files.cover')} text={t('files.coverText')} columns={1}>
        {cover && !removals.cover && (
          <div className="flex flex-wrap items-start gap-4">
            <Picture
              src={cover.url}
              alt=""
              sizes="15rem"
              className="aspect-video w-60 max-w-full rounded-card object-cover"
            />
            <Button variant="quiet" onClick={() => setRemovals({ ...removals, cover: true })}>
              <Trash2 aria-hidden className="size-5" />
              {t('files.removeCover')}
            </Button>
          </div>
        )}
        {cover && removals.cover && (
          <RemovedFile text={t('files.coverGoes')} onKeep={() => setRemovals({ ...removals, cover: false })} />
        )}
        {cover && !removals.cover && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Field
              id={placeIds.cover}
              label={t('files.altEn')}
              hint={t('files.altHint')}
              error={form.errorOf('coverAlt')}
            >
              <Input lang="en" autoComplete="off" {...form.register('coverAlt')} />
            </Field>
            <Field label={t('files.altFr')} error={form.errorOf('coverAltFr')}>
              <Input lang="fr" autoComplete="off" {...form.register('coverAltFr')} />
            </Field>
          </div>
        )}
        <Upload
          uploads={uploads.cover}
          words={{ drop: t(cover ? 'files.dropOther' : 'files.dropCover'), limits: t('files.coverLimits') }}
          accept={pictureKinds}
          room={1}
        />
      </FormSection>
      <FormSection title={t('files.attachments')} text={t('files.attachmentsText')} columns={1}>
        {attachments.length > 0 && (
          <ul className="flex flex-col gap-2">
            {attachments.map(({ id, name, bytes, url }) =>
              isRemoved(id) ? (
                <li key={id}>
                  <RemovedFile text={t('files.attachmentGoes', { name })} onKeep={() => keep(id)} />
                </li>
              ) : (
                <Attachment key={id} name={name} bytes={bytes} url={url} onRemove={() => remove(id)} />
              ),
            )}
          </ul>
        )}
        <Upload
          uploads={uploads.attachments}
          words={{ drop: t('files.dropAttachment'), limits: t('files.attachmentLimits') }}
          accept={attachmentKinds}
          room={room}
        />
      </FormSection>
    </>
  );
}

function Attachment(props: { name: string; bytes: number; url: string; onRemove: () => void }) {
  const { name, bytes, url, onRemove } = props;
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  return (
    <li className="flex items-center gap-3 rounded-control border border-line py-1 pr-1 pl-4">
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <a href={url} className="flex min-h-11 min-w-0 grow items-center font-semibold hover:underline">
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </a>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {t('files.size', { kilobytes: formatNumber(Math.max(1, Math.round(bytes / 1024)), locale) })}
      </span>
      <IconButton icon={Trash2} label={t('files.remove', { name })} onClick={onRemove} />
    </li>
  );
}

/** A file that the next save deletes, with a button to keep it. */
function RemovedFile({ text, onKeep }: { text: string; onKeep: () => void }) {
  const { t } = useTranslation('campaigns.admin');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-line bg-raised py-1 pr-1 pl-4">
      <p className="min-w-0 text-muted wrap-anywhere">{text}</p>
      <Button variant="quiet" onClick={onKeep}>
        <RotateCcw aria-hidden className="size-5" />
        {t('files.undo')}
      </Button>
    </div>
  );
}

interface UploadProps {
  uploads: FileUploads;
  words: { drop: string; limits: string };
  accept: readonly string[];
  /** The number of files that may still be added. */
  room: number;
}

function Upload({ uploads, words, accept, room }: UploadProps) {
  const { t } = useTranslation('campaigns.admin');
  return (
    <>
      <UploadList uploads={uploads} />
      {room > 0 ? (
        <FileDrop
          words={{ ...words, choose: t('files.choose') }}
          accept={accept}
          multiple={room > 1}
          onFiles={(files) => uploads.add(files.slice(0, room))}
        />
      ) : (
        <p className="text-sm text-muted">{t('files.full', { max: campaignLimits.attachmentsMax })}</p>
      )}
    </>
  );
}
