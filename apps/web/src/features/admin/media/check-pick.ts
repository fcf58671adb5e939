import { LIMITS } from '@longreturn/contract/limits';
import type { MediaFileType } from '@longreturn/contract/media-files';
import { MESSAGES } from '@longreturn/contract/messages';
import type { Toast } from '../../toasts/show-toast.ts';
import { fileKind, typeNames } from './file-kind.ts';

export interface PickLimits {
  /** How many files may be picked or dropped at once. */
  files: number;
  /** The maximum size of each file, in bytes. */
  bytes: number;
  /** The allowed types. All types by default. */
  types?: readonly MediaFileType[] | undefined;
}

/** The limits of uploads on the media tab, and of an upload in the file chooser (docs/product.md, Media library). */
export const LIBRARY_LIMITS: PickLimits = { files: 5, bytes: LIMITS.uploadBytes };
export const SINGLE_LIMITS: PickLimits = { files: 1, bytes: 10_485_760 };

const MEGABYTE = 1_000_000;

/** Formats a limit in megabytes: '50 MB'. */
export function sizeLimitText({ bytes }: Pick<PickLimits, 'bytes'>): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}

interface CheckedPick {
  accepted: File[];
  /** The rejected files, each with the reason. */
  refused: { file: File; reason: string }[];
  /** Explains the rejection; undefined if all files were accepted. */
  toast: Toast | undefined;
}

/** Checks picked or dropped files before they are uploaded. If there are too many files, none is accepted. */
export function checkPick(files: readonly File[], limits: PickLimits): CheckedPick {
  if (files.length > limits.files) {
    const message = `Maximum ${limits.files} files allowed`;
    return { accepted: [], refused: [], toast: { title: 'Too many files', message, tone: 'bad' } };
  }
  const checked = files.map((file) => ({ file, reason: problemOf(file, limits) }));
  const refused = checked.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }]));
  return {
    accepted: checked.filter(({ reason }) => reason === undefined).map(({ file }) => file),
    refused,
    toast: refused[0] && refusalToast(refused[0].file, limits),
  };
}

function problemOf(file: File, { bytes, types }: PickLimits): string | undefined {
  const kind = fileKind(file);
  if (types && !(kind && types.includes(kind.type))) return `Please choose ${typeNames(types)}`;
  if (!kind) return MESSAGES.fileType;
  if (file.size > bytes) return `Larger than ${sizeLimitText({ bytes })}`;
  return file.size === 0 ? 'The file is empty' : undefined;
}

function refusalToast(file: File, limits: PickLimits): Toast {
  if (fileKind(file) && file.size > limits.bytes) {
    return { title: 'File too large', message: `Maximum file size is ${sizeLimitText(limits)}`, tone: 'bad' };
  }
  return uploadFailedToast(file);
}

export function uploadFailedToast({ name }: Pick<File, 'name'>): Toast {
  return { title: 'Upload failed', message: `Failed to upload ${name}`, tone: 'bad' };
}
