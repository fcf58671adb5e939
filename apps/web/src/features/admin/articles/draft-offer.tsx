import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Moment } from '../moment.tsx';
import type { ArticleDraft } from './article-drafts.ts';
import styles from './draft-offer.module.css';

interface DraftOfferProps {
  draft: ArticleDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text that was typed earlier on this device and not saved. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const buttons = (
    <div className={styles.buttons}>
      <Button size="sm" onClick={onRestore}>
        Restore
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
  return (
    <Notice title="You have unsaved changes" action={buttons}>
      {draft.fields.title ? `“${draft.fields.title}” was` : 'They were'} last edited on this device on{' '}
      <Moment iso={draft.savedAt} />.
    </Notice>
  );
}
