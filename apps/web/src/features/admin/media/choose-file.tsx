import type { MediaFileType } from '@longreturn/contract/media-files';
import type { MediaFile } from '@longreturn/contract/media-library';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { openModal } from '../../modals/modal-host.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import styles from './file-chooser.module.css';
import { typeNames } from './file-kind.ts';

const CHOOSER = lazyCode(async () => (await import('./file-chooser.tsx')).FileChooser);

const MODAL_ID = 'choose-file';

/**
 * Opens a dialog to choose a file of the library, or to upload one. Resolves to the file, or to undefined if the dialog
 * is closed. `types` are the types that can be chosen; all by default.
 */
export function chooseFile({ types }: { types?: readonly MediaFileType[] } = {}): Promise<MediaFile | undefined> {
  return new Promise((resolve) => {
    openModal(({ openModal: open, closeModal }) => {
      const choose = (file?: MediaFile) => {
        resolve(file); // before the dialog closes, because closing it resolves to undefined
        closeModal(MODAL_ID);
      };
      open({
        modalId: MODAL_ID,
        title: types ? `Choose ${typeNames(types)}` : 'Choose a file',
        size: 'min(60rem, 100%)',
        onClose: () => resolve(undefined),
        children: (
          <LazyPart
            code={CHOOSER}
            what="files"
            placeholder={
              <div className={styles.files}>
                <RowPlaceholders />
              </div>
            }
          >
            {(FileChooser) => <FileChooser types={types} onChoose={choose} onCancel={() => choose()} />}
          </LazyPart>
        ),
      });
    });
  });
}
