import '@/lib/http/account-calls';
import type { UserWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { updateUser } from '@/lib/session/session';
import type { CurrentUser } from '@/lib/store/root-state';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { pictureAddress } from '@/ui/layout/picture-address';

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** The user's picture, which the header shows too. */
export function AvatarField({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  const done = (saved: UserWire, message: string) => {
    updateUser(saved);
    notify({ type: 'success', message });
  };
  const sending = useMutation({
    meta: { failure: false },
    mutationFn: async (file: File) => {
      const { signal } = (running.current = new AbortController());
      const { uploadFile } = await import('@/lib/http/upload');
      return uploadFile('me.setAvatar', file, { signal });
    },
    onSuccess: (saved) => done(saved, t('picture.saved')),
  });
  const removing = useMutation({
    meta: { failure: false },
    mutationFn: () => call('me.removeAvatar'),
    onSuccess: (saved) => done(saved, t('picture.removed')),
  });
  const cancel = () => {
    running.current?.abort();
    sending.reset();
    // The pressed button disappears.
    chooser.current?.focus();
  };
  const error = sending.error ?? removing.error;
  const hasOwn = user.avatarUrl.startsWith('/uploads/');
  return (
    <div className="mb-6 flex flex-col gap-4">
      <div className="flex items-center gap-5">
        <img
          src={pictureAddress(user.avatarUrl, 256)}
          alt=""
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-full bg-raised object-cover"
        />
        <div className="flex flex-wrap gap-2">
          <Button ref={chooser} variant="outline" pending={sending.isPending} onClick={() => input.current?.click()}>
            {!sending.isPending && <ImageUp aria-hidden className="size-5" />}
            {t(hasOwn ? 'picture.replace' : 'picture.add')}
          </Button>
          {sending.isPending && (
            <Button variant="quiet" onClick={cancel}>
              {t('form.cancel', { ns: 'common' })}
            </Button>
          )}
          {/* A picture that is on its way would arrive after the removal. */}
          {hasOwn && !sending.isPending && (
            <Button
              variant="quiet"
              pending={removing.isPending}
              onClick={() => {
                sending.reset();
                removing.mutate();
              }}
            >
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      <input
        ref={input}
        type="file"
        accept={kinds}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          removing.reset();
          if (file) sending.mutate(file);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
    </div>
  );
}
