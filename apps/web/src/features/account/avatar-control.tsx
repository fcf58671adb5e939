import type { User } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Failure, readErrorBody } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import layout from '../../ui/layout.module.css';
import { showToast } from '../toasts/show-toast.ts';
import { showUpdateError, useSetUser } from './use-set-user.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/gif';
const MEGABYTE = 1024 * 1024;

/** Uploads and removes the user's picture. */
export function AvatarControl({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const setUser = useSetUser();
  const done = (changed: User) => {
    setUser(changed);
    showToast({ title: 'Profile updated', tone: 'good' });
  };
  const upload = useMutation({
    mutationFn: uploadAvatar,
    onSuccess: (result) => ('user' in result ? done(result.user) : showUpdateError(result.failure.message)),
  });
  const removal = trpc.auth.removeAvatar.useMutation({ onSuccess: done, onError: showUpdateError });

  const choose = (picture: File | undefined) => {
    if (!picture) return;
    if (picture.size <= LIMITS.avatarBytes) return upload.mutate(picture);
    const message = `Maximum file size is ${LIMITS.avatarBytes / MEGABYTE} MB`;
    showToast({ title: 'File too large', message, tone: 'bad' });
  };
  return (
    <div className={layout.row}>
      <input
        ref={input}
        type="file"
        name="picture"
        accept={TYPES}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = ''; // so that the same file can be selected again
        }}
      />
      <ActionButton
        size="sm"
        label={user.profile.avatarUrl ? 'Change picture' : 'Upload picture'}
        busyLabel="Uploading..."
        busy={upload.isPending}
        onClick={() => input.current?.click()}
      />
      {user.profile.avatarUrl ? (
        <ActionButton
          size="sm"
          variant="quiet"
          label="Remove picture"
          busyLabel="Removing..."
          busy={removal.isPending}
          onClick={() => removal.mutate()}
        />
      ) : null}
    </div>
  );
}

/** Uploads the user's picture. Returns the updated user, or why the upload failed. */
async function uploadAvatar(picture: File): Promise<{ user: User } | { failure: Failure }> {
  const body = new FormData();
  body.set('picture', picture);
  try {
    const response = await fetch('/api/auth/avatar', { method: 'POST', body });
    const json: unknown = await response.json();
    if (!response.ok) return { failure: readErrorBody(json) };
    return { user: json as User }; // the API returns the updated user
  } catch {
    return { failure: { fields: {} } };
  }
}
